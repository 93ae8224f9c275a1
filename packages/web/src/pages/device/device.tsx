import { RequestRefused } from '@pouch/protocol';
import { type ReactNode, useState } from 'react';
import { noteGuest } from '../../device/guest.ts';
import { changeSettings, useSettings } from '../../device/settings.ts';
import { theServer } from '../../online/server.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import words from '../../words/en/settings.json';
import { addWords, t } from '../../words/t.ts';
import { Message } from '../message.tsx';

addWords(words);

const SECRET = /^#([\w-]{43})$/;

type State =
  | { readonly is: 'asking' | 'busy' | 'no-connection' }
  | { readonly is: 'done'; readonly name: string }
  | { readonly is: 'refused'; readonly reason: string };

/** The other end of a link that makes this device somebody's too. The secret stands after the #, where no server sees it. */
export default function DevicePage(): ReactNode {
  const [secret] = useState(() => SECRET.exec(location.hash)?.[1]);
  const [state, setState] = useState<State>({ is: 'asking' });
  const { name } = useSettings();

  const redeem = async (): Promise<void> => {
    if (secret === undefined || state.is === 'busy') return;
    setState({ is: 'busy' });
    setState(await become(secret));
  };

  if (secret === undefined || state.is === 'refused')
    return (
      <Message title={t('device.broken')}>
        <p role="status">{state.is === 'refused' ? state.reason : t('device.broken-text')}</p>
        <p>{t('device.make-another')}</p>
        <Home />
      </Message>
    );
  if (state.is === 'done')
    return (
      <Message title={t('device.done', { name: state.name })}>
        <p role="status">{t('device.done-text')}</p>
        {/* Reloads the page as another guest. */}
        <Button look="main" onClick={() => location.assign('/tables')}>
          {t('device.to-tables')}
        </Button>
      </Message>
    );
  return (
    <Message title={t('device.title')}>
      <p>{name === '' ? t('device.text') : t('device.text-instead', { name })}</p>
      {state.is === 'no-connection' && <p role="alert">{t('device.no-connection')}</p>}
      <Button look="main" busy={state.is === 'busy'} onClick={() => void redeem()}>
        {t('device.use')}
      </Button>
      <Home />
    </Message>
  );
}

const Home = (): ReactNode => <LinkButton to="/">{t('not-found.home')}</LinkButton>;

async function become(secret: string): Promise<State> {
  try {
    const answer = await theServer().api.redeemLink(secret);
    if (answer instanceof RequestRefused) return { is: 'refused', reason: answer.reason };
    const { guest } = answer;
    if (guest === null) return { is: 'no-connection' };
    noteGuest('tables');
    // The link has been used up: it should not be kept or shared.
    history.replaceState(null, '', location.pathname);
    changeSettings({ name: guest.name === t('me.guest') ? '' : guest.name, crest: guest.crest });
    return { is: 'done', name: guest.name };
  } catch {
    return { is: 'no-connection' };
  }
}
