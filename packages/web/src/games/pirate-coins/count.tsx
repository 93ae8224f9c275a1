import { MOTION } from '@pouch/art';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMotion } from '../../device/media.ts';

/** A figure that counts to its new value while coins are on their way. What is read out is the value itself. */
export function Count({
  value,
  className,
}: {
  readonly value: number;
  readonly className?: string | undefined;
}): ReactNode {
  const motion = useMotion();
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (motion === 'none' || start === value) {
      setShown(value);
      return;
    }
    let frame = 0;
    const began = performance.now();
    const tick = (now: number): void => {
      const part = Math.min(1, (now - began) / MOTION.collect);
      setShown(Math.round(start + (value - start) * part));
      if (part < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => {
      cancelAnimationFrame(frame);
      setShown(value);
    };
  }, [value, motion]);
  // Each figure is a new one: at the end of its room, a wider one begins elsewhere.
  return (
    <span className={className}>
      <span key={shown}>{shown}</span>
    </span>
  );
}
