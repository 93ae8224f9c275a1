import { sentence } from '@pouch/rules';
import { type ReactNode, useState } from 'react';
import { changeSettings, useSettings } from '../../device/settings.ts';
import { deviceTexts } from '../../device/storage.ts';
import { theServer } from '../../online/server.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import words from '../../words/en/settings.json';
import { addWords, t } from '../../words/t.ts';
import { Message } from '../message.tsx';
import { type Become, become, secretIn } from './become.ts';

addWords(words);

type State = Become | { readonly is: 'asking' | 'busy' };

/** The other end of a link that makes this device somebody's too. */
export default function DevicePage(): ReactNode {
  const [secret] = useState(() => secretIn(location.hash));
  const [state, setState] = useState<State>({ is: 'asking' });
  const { name } = useSettings();

  const redeem = async (): Promise<void> => {
    if (secret === undefined || state.is === 'busy') return;
    setState({ is: 'busy' });
    const means = { api: theServer().api, texts: deviceTexts(), dropLink, change: changeSettings };
    setState(await become(secret, means));
  };

  if (secret === undefined || state.is === 'refused')
    return (
      <Message title={t('device.broken')}>
        <p role="status">{state.is === 'refused' ? sentence(state.reason) : t('device.broken-text')}</p>
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

const dropLink = (): void => history.replaceState(null, '', location.pathname);

const Home = (): ReactNode => <LinkButton to="/">{t('not-found.home')}</LinkButton>;
