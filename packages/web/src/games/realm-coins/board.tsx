import type { ReactNode } from 'react';
import type { BoardProps } from '../../table/kit.ts';
import { Middle } from '../../table/layout.tsx';
import { namesOf } from '../../table/names.ts';
import { t } from '../../words/t.ts';
import { narrate } from './narration.ts';
import { Players } from './players.tsx';
import { Row } from './row.tsx';
import { type Show, withCollected } from './show.ts';
import { RealmStage } from './stage.tsx';
import { TableLine } from './table-line.tsx';
import type { Types } from './types.ts';

/** The table for spectators: all players over the pools, and the stage; small, only the pools and bids. */
export function Board({ view, viewer, players, size, moments, ...props }: BoardProps<Types, Show>): ReactNode {
  const show = withCollected(props.show, moments);
  const names = namesOf(players);
  if (size !== 'table')
    return <Row show={show} names={names} size={size} note={noteOf(narrate(show, view, { viewer, names }))} />;
  return (
    <>
      <Players shown={{ show, view, atRest: true }} players={players} names={names} />
      <TableLine line={props.line} pouch={show.pouch} />
      <Middle label={t('realm.pools')}>
        <Row show={show} names={names} size={size} />
      </Middle>
      {props.stage !== undefined && (
        <RealmStage stage={props.stage} {...{ show, view, names }} told={props.told ?? moments ?? []} />
      )}
    </>
  );
}

/** Headline and why in one line, where there is no stage. */
function noteOf(narration: ReturnType<typeof narrate>): string | undefined {
  if (narration?.why === undefined) return narration?.headline;
  const { headline, why } = narration;
  return `${headline}${headline.endsWith('!') ? '' : '.'} ${why}`;
}
