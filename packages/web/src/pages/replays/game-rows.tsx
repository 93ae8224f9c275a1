import { GAME_FACTS } from '@pouch/rules';
import { Trash2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { SaveHead } from '../../device/save.ts';
import { deviceSaves } from '../../device/saves.ts';
import { IconButton, LinkButton } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import style from './game-rows.module.css';
import { resultWords, scoreWords, withWords } from './game-words.ts';

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface RowProps {
  readonly game: SaveHead;
  readonly remove: (id: string) => void;
}

export function FinishedRow({ game, remove }: RowProps): ReactNode {
  const { id, players, result } = game;
  const { name } = GAME_FACTS[game.game];
  const date = dates.format(game.updatedAt);
  return (
    <li className={`card row ${style.row}`}>
      <span className={`row ${style.crests}`}>
        {(result?.winners ?? []).slice(0, 3).map((seat) => (
          <Crest key={seat} seat={seat} name={players[seat]?.name ?? ''} size={38} />
        ))}
      </span>
      <Link
        href={`/replay/${id}`}
        className={`whole-card ${style.about}`}
        aria-label={t('replays.watch', { game: `${name}, ${date}` })}
      >
        <b>{name}</b>
        <span>{resultWords(game)}</span>
        <small className="dim">{scoreWords(game)}</small>
        <Origin game={game} />
        <time className="dim" dateTime={new Date(game.updatedAt).toISOString()}>
          {date}
        </time>
      </Link>
      <IconButton label={t('replays.delete', { game: name, date })} onClick={() => remove(id)}>
        <Trash2 size={19} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

export function UnfinishedRow({ game, remove }: RowProps): ReactNode {
  const { id, players } = game;
  const { name } = GAME_FACTS[game.game];
  const date = dates.format(game.updatedAt);
  return (
    <li className={`card row ${style.row}`}>
      <span className={`row ${style.crests}`}>
        {players.slice(0, 3).map((player, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
          <Crest key={seat} seat={seat} name={player.name} size={30} />
        ))}
      </span>
      <div className={style.about}>
        <b>{name}</b>
        <small className="dim">{withWords(game)}</small>
        <Origin game={game} />
        <time className="dim" dateTime={new Date(game.updatedAt).toISOString()}>
          {date}
        </time>
      </div>
      <LinkButton to={`/play/${id}`}>{t('replays.return')}</LinkButton>
      <IconButton label={t('replays.delete', { game: name, date })} onClick={() => remove(id)}>
        <Trash2 size={19} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

/** Of a game that began in the middle of another. */
const Origin = ({ game: { playedOn } }: { readonly game: SaveHead }): ReactNode =>
  playedOn !== undefined && <small className="dim">{t('replay.played-on', { steps: playedOn.steps })}</small>;

/** A save that cannot be read: it can only be deleted. */
export const BrokenRow = ({ id, reason }: { readonly id: string; readonly reason: string }): ReactNode => (
  <li className={`card row ${style.row}`}>
    <TriangleAlert size={19} aria-hidden="true" />
    <span className={style.about}>{t('replays.broken', { reason })}</span>
    <IconButton label={t('replays.delete-broken')} onClick={() => deviceSaves().delete(id)}>
      <Trash2 size={19} aria-hidden="true" />
    </IconButton>
  </li>
);
