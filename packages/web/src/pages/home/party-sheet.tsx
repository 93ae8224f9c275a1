import { GAME_FACTS, type GameId, hasSecrets, type OptionValues } from '@pouch/rules';
import { type ReactNode, useState } from 'react';
import { settings } from '../../device/settings.ts';
import { deviceTexts } from '../../device/storage.ts';
import type { NewGame } from '../../local/new-game.ts';
import { Button } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';
import { Segment } from '../../ui/segment.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import words from '../../words/en/home-later.json';
import { addWords, type MessageId, t } from '../../words/t.ts';
import { GameOptions } from '../new-table/game-options.tsx';
import {
  hasPerson,
  LONGEST_NAME,
  lastParty,
  PLACE_KINDS,
  type Place,
  type PlaceKind,
  partyPlayers,
  rememberParty,
  resized,
} from './party.ts';
import style from './party-sheet.module.css';

addWords(words);

export interface PartySheetProps {
  readonly game: GameId;
  readonly problem: string | undefined;
  readonly onStart: (wanted: NewGame) => void;
  readonly onClose: () => void;
}

const KIND_WORDS: Readonly<Record<PlaceKind, MessageId>> = {
  person: 'home.party-person',
  easy: 'level.easy',
  fair: 'level.fair',
  sharp: 'level.sharp',
};

/** Who plays on this screen: any mix of people and bots. */
export default function PartySheet({ game, problem, onStart, onClose }: PartySheetProps): ReactNode {
  const { name, seats } = GAME_FACTS[game];
  const [party, setParty] = useState(() => lastParty(game, seats, settings().name, deviceTexts()));
  const [options, setOptions] = useState<OptionValues>();
  const counts = Array.from({ length: seats.most - 1 }, (_, index) => index + 2);
  const ready = hasPerson(party);

  const change = (seat: number, place: Place): void => setParty(party.map((each, at) => (at === seat ? place : each)));

  const start = (): void => {
    if (!ready) return;
    rememberParty(game, party, deviceTexts());
    onStart({
      game,
      players: partyPlayers(party, unnamed),
      ...(options && { options }),
    });
  };

  return (
    <Sheet title={t('home.party-title', { game: name })} onClose={onClose}>
      <form
        className={style.form}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <div className={style.count}>
          <span aria-hidden="true">{t('home.party-seats')}</span>
          <Segment
            label={t('home.party-seats')}
            values={counts.map((count) => ({ value: count, label: count }))}
            value={party.length}
            onChange={(count) => setParty(resized(party, count, deviceTexts()))}
          />
        </div>
        <ul className={style.places}>
          {party.map((place, seat) => (
            // Seats never change places.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <PlaceRow key={seat} seat={seat} place={place} onChange={(changed) => change(seat, changed)} />
          ))}
        </ul>
        <GameOptions
          game={game}
          options={options ?? {}}
          onChange={setOptions}
          words={{ title: t('home.party-options'), failed: t('home.party-load-failed') }}
        />
        {hasSecrets(GAME_FACTS[game]) && <p className={style.note}>{t('home.party-secret')}</p>}
        <p className={style.problem} role="alert">
          {ready ? problem : t('home.party-no-person')}
        </p>
        <Button look="main" type="submit" disabled={!ready}>
          {t('home.party-start')}
        </Button>
      </form>
    </Sheet>
  );
}

const unnamed = (seat: number): string => t('seat.number', { number: seat + 1 });

interface PlaceRowProps {
  readonly seat: number;
  readonly place: Place;
  readonly onChange: (place: Place) => void;
}

function PlaceRow({ seat, place, onChange }: PlaceRowProps): ReactNode {
  const number = seat + 1;
  const isPerson = place.kind === 'person';
  return (
    <li className={style.place}>
      <Crest seat={seat} name={isPerson ? place.name : ''} size={32} />
      {isPerson ? (
        <input
          className={`entry ${style.name}`}
          value={place.name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          spellCheck={false}
          placeholder={unnamed(seat)}
          aria-label={t('home.party-name', { number })}
          onChange={({ target }) => onChange({ ...place, name: target.value })}
        />
      ) : (
        <span className={style.bot}>{t('home.party-bot')}</span>
      )}
      <select
        className={`entry ${style.kind}`}
        value={place.kind}
        aria-label={t('home.party-kind', { number })}
        onChange={({ target }) => {
          const kind = PLACE_KINDS.find((known) => known === target.value);
          if (kind !== undefined) onChange({ ...place, kind });
        }}
      >
        {PLACE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(KIND_WORDS[kind])}
          </option>
        ))}
      </select>
    </li>
  );
}
