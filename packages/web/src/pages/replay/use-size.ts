import { useCallback, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const UNKNOWN: Size = { width: 0, height: 0 };

/** The size of an element in points, as it changes; nothing until it is known. */
export function useSize(): readonly [(element: HTMLElement | null) => (() => void) | undefined, Size] {
  const [size, setSize] = useState(UNKNOWN);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((was) => (was.width === width && was.height === height ? was : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
