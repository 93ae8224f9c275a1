import { useCallback, useState } from 'react';
import { fitScale } from './fit.ts';

interface Fit {
  readonly scale: number;
  /** Of the board as it is seen. */
  readonly height: number | undefined;
}

/** Scales what is in an element into its `max-height`, which the style sheet knows for every screen. */
export function useFit() {
  const [fit, setFit] = useState<Fit>({ scale: 1, height: undefined });
  const ref = useCallback((inner: HTMLElement | null) => {
    const outer = inner?.parentElement;
    if (inner === null || !outer) return undefined;
    const measure = (): void => {
      // As it is laid out: what is seen is scaled already.
      const height = inner.offsetHeight;
      const scale = fitScale(height, Number.parseFloat(getComputedStyle(outer).maxHeight));
      setFit((was) => (was.scale === scale && was.height === height * scale ? was : { scale, height: height * scale }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(inner);
    addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, []);
  return { ref, fit };
}
