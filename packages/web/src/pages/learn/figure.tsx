import type { ReactNode } from 'react';
import type { Figure as FigureData } from '../../chapters/figures.ts';
import { Coin } from '../../ui/coin.tsx';
import style from './figure.module.css';

export function Figure({ figure, size }: { readonly figure: FigureData; readonly size: number }): ReactNode {
  return (
    <span className={style.figure}>
      {figure.parts.map(({ draw, scale, label }, index) => (
        <Coin
          // A figure never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          drawing={draw(size)}
          size={size * scale}
          shadow={index === 0 ? 'soft' : 'none'}
          {...(label && { label: label() })}
        />
      ))}
    </span>
  );
}
