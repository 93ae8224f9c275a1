import { type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';

/** The room around it that readers need, in modules. */
const QUIET_ZONE = 4;

export interface QrProps {
  readonly text: string;
  /** What it links to, for screen readers. */
  readonly label: string;
  /** Of a side, in points. */
  readonly size: number;
}

/** A QR code. Dark on light in every theme: many cameras read no other. */
export function Qr({ text, label, size }: QrProps): ReactNode {
  const { path, side } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${side}v${side}h-${side}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Each run of dark modules in a row as one bar. */
function drawn(text: string): { readonly path: string; readonly side: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const bars = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: { length }, index }) => `M${index + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`),
  );
  return { path: bars.join(''), side: size + 2 * QUIET_ZONE };
}
