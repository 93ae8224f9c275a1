import { type ReactNode, useId } from 'react';
import { changeSettings, type Settings, SPEEDS, useSettings } from '../device/settings.ts';
import { announce } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { Crest } from '../ui/crest.tsx';
import settingsWords from '../words/en/settings.json';
import { addWords, type MessageId, t } from '../words/t.ts';
import { ChoiceField, Field } from './field.tsx';
import style from './settings-form.module.css';

addWords(settingsWords);

const LONGEST_NAME = 24;

const CRESTS = [
  'settings.crest.0',
  'settings.crest.1',
  'settings.crest.2',
  'settings.crest.3',
  'settings.crest.4',
  'settings.crest.5',
  'settings.crest.6',
  'settings.crest.7',
] as const satisfies readonly MessageId[];

const THEMES = [
  { value: 'system', words: 'settings.theme.system' },
  { value: 'dark', words: 'settings.theme.dark' },
  { value: 'parchment', words: 'settings.theme.parchment' },
] as const satisfies readonly { value: Settings['theme']; words: MessageId }[];

const MOTIONS = [
  { value: 'system', words: 'settings.motion.system' },
  { value: 'full', words: 'settings.motion.full' },
  { value: 'none', words: 'settings.motion.none' },
] as const satisfies readonly { value: Settings['motion']; words: MessageId }[];

const SPEED_CHOICES = SPEEDS.map((value) => ({ value, words: `settings.speed.${value}` as const }));

const SWITCH = [
  { value: 'off', words: 'settings.off' },
  { value: 'on', words: 'settings.on' },
] as const satisfies readonly { value: 'off' | 'on'; words: MessageId }[];

/** What can be set. It counts at once, here and at the table behind. */
export default function SettingsForm(): ReactNode {
  const { theme, motion, speed, waitForMe, sound, confirm, letters, adaptiveBots } = useSettings();
  return (
    <div className={`stack ${style.form}`}>
      <Group title={t('settings.you')}>
        <NameField />
        <CrestField />
      </Group>
      <Group title={t('settings.look')}>
        <ChoiceField
          label={t('settings.theme')}
          choices={THEMES}
          value={theme}
          onChange={(value) => changeSettings({ theme: value })}
        />
        <ChoiceField
          label={t('settings.sound')}
          hint={t('settings.sound-hint')}
          choices={SWITCH}
          value={sound}
          onChange={(value) => changeSettings({ sound: value })}
        />
        <ChoiceField
          label={t('settings.motion')}
          hint={t('settings.motion-hint')}
          choices={MOTIONS}
          value={motion}
          onChange={(value) => changeSettings({ motion: value })}
        />
      </Group>
      <Group title={t('settings.play')}>
        <ChoiceField
          label={t('settings.speed')}
          hint={t('settings.speed-hint')}
          choices={SPEED_CHOICES}
          value={speed}
          onChange={(value) => changeSettings({ speed: value })}
        />
        <ChoiceField
          label={t('settings.wait')}
          hint={t('settings.wait-hint')}
          choices={SWITCH}
          value={waitForMe}
          onChange={(value) => changeSettings({ waitForMe: value })}
        />
        <ChoiceField
          label={t('settings.confirm')}
          hint={t('settings.confirm-hint')}
          choices={SWITCH}
          value={confirm}
          onChange={(value) => changeSettings({ confirm: value })}
        />
        <ChoiceField
          label={t('settings.letters')}
          hint={t('settings.letters-hint')}
          choices={SWITCH}
          value={letters}
          onChange={(value) => changeSettings({ letters: value })}
        />
        <ChoiceField
          label={t('settings.adaptive-bots')}
          hint={t('settings.adaptive-bots-hint')}
          choices={SWITCH}
          value={adaptiveBots}
          onChange={(value) => changeSettings({ adaptiveBots: value })}
        />
        <HintsField />
      </Group>
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section className={`stack ${style.group}`} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

function NameField(): ReactNode {
  const { name } = useSettings();
  const id = useId();
  return (
    <Field label={t('settings.name')} hint={t('settings.name-hint')} labelFor={id} hintId={`${id}-hint`} size="wide">
      <input
        id={id}
        className={`entry ${style.name}`}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        spellCheck={false}
        placeholder={t('me.unnamed')}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => changeSettings({ name: target.value.trimStart() })}
        onBlur={() => changeSettings({ name: name.trim() })}
      />
    </Field>
  );
}

function CrestField(): ReactNode {
  const { name, crest } = useSettings();
  const group = useId();
  return (
    <Field label={t('settings.crest')} hint={t('settings.crest-hint')} hintId={`${group}-hint`} size="wide">
      <fieldset className={style.crests} aria-label={t('settings.crest')} aria-describedby={`${group}-hint`}>
        {CRESTS.map((words, seat) => (
          <label key={words} className={`pick ${style.crest}`} title={t(words)}>
            <input
              type="radio"
              name={group}
              checked={seat === crest}
              aria-label={t(words)}
              onChange={() => changeSettings({ crest: seat })}
            />
            <Crest seat={seat} name={name === '' ? t('me.unnamed') : name} size={34} />
          </label>
        ))}
      </fieldset>
    </Field>
  );
}

function HintsField(): ReactNode {
  const { hintsSeen } = useSettings();
  const none = hintsSeen.length === 0;
  return (
    <Field
      label={t('settings.hints')}
      hint={none ? t('settings.hints-none') : t('settings.hints-seen', { count: hintsSeen.length })}
    >
      <Button
        // Not disabled outright: the focus stays where it was pressed.
        aria-disabled={none}
        onClick={() => {
          if (none) return;
          changeSettings({ hintsSeen: [] });
          announce(t('settings.hints-done'));
        }}
      >
        {t('settings.hints-again')}
      </Button>
    </Field>
  );
}
