import { GAME_FACTS, type GameId, hasSecrets, type OptionValues, type Seat } from '@pouch/rules';
import { type ReactNode, useState } from 'react';
import { settings } from '../../device/settings.ts';
import { deviceTexts } from '../../device/storage.ts';
import type { NewGame } from '../../local/new-game.ts';
import { Button } from '../../ui/button.tsx';
import { Segment } from '../../ui/segment.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import words from '../../words/en/home-later.json';
import { addWords, type MessageId, t } from '../../words/t.ts';
import { GameOptions } from '../new-table/game-options.tsx';
import { FormRow, Select, SheetForm } from '../parts/form.tsx';
import { Problem } from '../parts/problem.tsx';
import { SeatList, SeatRow, SeatWords } from '../parts/seat-list.tsx';
import {
  hasPerson,
  LONGEST_NAME,
  lastParty,
  PLACE_KINDS,
  type Place,
  type PlaceKind,
  partyGame,
  rememberParty,
  resized,
  seatCounts,
  withPlace,
} from './party.ts';

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
  const ready = hasPerson(party);

  const start = (): void => {
    if (!ready) return;
    rememberParty(game, party, deviceTexts());
    onStart(partyGame(game, party, options, unnamed));
  };

  return (
    <Sheet title={t('home.party-title', { game: name })} onClose={onClose}>
      <SheetForm onSubmit={start}>
        <FormRow label={t('home.party-seats')}>
          <Segment
            label={t('home.party-seats')}
            values={seatCounts(seats).map((count) => ({ value: count, label: count }))}
            value={party.length}
            onChange={(count) => setParty(resized(party, count, deviceTexts()))}
          />
        </FormRow>
        <SeatList>
          {party.map((place, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
            <PlaceRow key={seat} seat={seat} place={place} onChange={(to) => setParty(withPlace(party, seat, to))} />
          ))}
        </SeatList>
        <GameOptions
          game={game}
          options={options ?? {}}
          onChange={setOptions}
          words={{ title: t('home.party-options'), failed: t('home.party-load-failed') }}
        />
        {hasSecrets(GAME_FACTS[game]) && <p>{t('home.party-secret')}</p>}
        <Problem>{ready ? problem : t('home.party-no-person')}</Problem>
        <Button look="main" type="submit" disabled={!ready}>
          {t('home.party-start')}
        </Button>
      </SheetForm>
    </Sheet>
  );
}

const unnamed = (seat: Seat): string => t('seat.number', { number: seat + 1 });

interface PlaceRowProps {
  readonly seat: Seat;
  readonly place: Place;
  readonly onChange: (place: Place) => void;
}

function PlaceRow({ seat, place, onChange }: PlaceRowProps): ReactNode {
  const number = seat + 1;
  const isPerson = place.kind === 'person';
  return (
    <SeatRow seat={seat} name={isPerson ? place.name : ''}>
      {isPerson ? (
        <input
          className="entry"
          value={place.name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          spellCheck={false}
          placeholder={unnamed(seat)}
          aria-label={t('home.party-name', { number })}
          onChange={({ target }) => onChange({ ...place, name: target.value })}
        />
      ) : (
        <SeatWords>{t('home.party-bot')}</SeatWords>
      )}
      <Select
        label={t('home.party-kind', { number })}
        choices={PLACE_KINDS.map((kind) => ({ value: kind, label: t(KIND_WORDS[kind]) }))}
        value={place.kind}
        onChange={(kind) => onChange({ ...place, kind })}
      />
    </SeatRow>
  );
}
