import type { KitOptions } from '@pouch/print';
import { GAME_FACTS, GAME_IDS, type GameId, isGameId } from '@pouch/rules';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { deviceTexts } from '../../device/storage.ts';
import kits from '../../words/en/kits.json';
import { makersWords } from '../../words/makers.ts';
import { Rich } from '../../words/rich.tsx';
import { addWords, type MessageId, t } from '../../words/t.ts';
import { NotFound } from '../not-found.tsx';
import { Page } from '../page.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PanelSection } from '../parts/panel-section.tsx';
import style from './kits.module.css';
import { MakeKit } from './make.tsx';
import { lastOptions, rememberOptions } from './options.ts';
import { OptionsForm } from './options-form.tsx';
import { Preview } from './preview.tsx';

addWords(kits);

const HOW = [
  'kits.how.making',
  'kits.how.scale',
  'kits.how.sides',
  'kits.how.leaflet',
  'kits.how.test',
] as const satisfies readonly MessageId[];

export default function Kits({ game }: { readonly game?: string | undefined }): ReactNode {
  const chosen = game ?? GAME_IDS[0];
  return isGameId(chosen) ? <KitPage game={chosen} /> : <NotFound />;
}

function KitPage({ game }: { readonly game: GameId }): ReactNode {
  const [options, setOptions] = useState(() => lastOptions(deviceTexts(), navigator.language));

  const change = (changed: KitOptions): void => {
    setOptions(changed);
    rememberOptions(changed, deviceTexts());
  };

  return (
    <Page title={t('kits.title')}>
      <PageHead title={t('kits.title')} lead={t('kits.lead')} />
      <nav className={`row wrap ${style.games}`} aria-label={t('kits.games')}>
        {GAME_IDS.map((id) => (
          <Link key={id} href={`/print/${id}`} replace aria-current={id === game ? 'page' : undefined}>
            {GAME_FACTS[id].name}
          </Link>
        ))}
      </nav>
      <div className={style.columns}>
        <div className={style.side}>
          <PanelSection title={t('kits.options')}>
            <OptionsForm options={options} onChange={change} />
            {/* Another game or option is another kit. */}
            <MakeKit key={`${game} ${JSON.stringify(options)}`} game={game} options={options} />
            <p className="dim">{t('kits.offline')}</p>
          </PanelSection>
          <How game={game} />
        </div>
        <Preview game={game} options={options} />
      </div>
    </Page>
  );
}

const How = ({ game }: { readonly game: GameId }): ReactNode => (
  <section className={`stack ${style.how}`} aria-label={t('kits.how')}>
    <h2>{t('kits.how')}</h2>
    <ul className="stack">
      {HOW.map((words) => (
        <li key={words}>
          <Rich text={t(words)} />
        </li>
      ))}
    </ul>
    <p className="dim">{`${GAME_FACTS[game].name}. ${makersWords(game)}`}</p>
  </section>
);
