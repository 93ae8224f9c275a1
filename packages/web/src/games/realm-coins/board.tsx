import type { ReactNode } from 'react';
import type { BoardProps } from '../../table/kit.ts';
import { Line, Middle } from '../../table/layout.tsx';
import { namesOf } from '../../table/names.ts';
import { t } from '../../words/t.ts';
import { Players } from './players.tsx';
import { Row } from './row.tsx';
import { type Show, withCollected } from './show.ts';
import type { Types } from './types.ts';

/** The table for spectators: all players over the pools; small, only the pools and bids. */
export function Board({ view, players, size, moments, ...props }: BoardProps<Types, Show>): ReactNode {
  const show = withCollected(props.show, moments);
  const names = namesOf(players);
  if (size !== 'table') return <Row show={show} names={names} size={size} />;
  return (
    <>
      <Players shown={{ show, view, atRest: true }} players={players} names={names} />
      <Line>{props.line}</Line>
      <Middle label={t('realm.pools')}>
        <Row show={show} names={names} size={size} />
      </Middle>
    </>
  );
}
