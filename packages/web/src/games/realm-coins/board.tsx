import type { ReactNode } from 'react';
import type { BoardProps } from '../../table/kit.ts';
import { Middle } from '../../table/layout.tsx';
import { namesOf } from '../../table/names.ts';
import { t } from '../../words/t.ts';
import { Cards } from './cards.tsx';
import type { RealmTypes } from './faces.ts';
import { Row } from './row.tsx';
import { type RealmShow, withCollected } from './show.ts';

/** The table for spectators: all players over the pools; small, only the pools and bids. */
export function Board(props: BoardProps<RealmTypes, RealmShow>): ReactNode {
  const { view, players, size } = props;
  const show = withCollected(props.show, props.moments);
  const names = namesOf(players);
  if (size !== 'table') return <Row show={show} names={names} size={size} />;
  return (
    <>
      <Cards {...{ show, view, players, names }} atRest first={0} />
      <Middle label={t('realm.pools')}>
        <Row show={show} names={names} size={size} />
      </Middle>
    </>
  );
}
