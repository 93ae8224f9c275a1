import { GAME_FACTS, GAME_IDS, type GameId } from '@pouch/rules';
import type { ReactNode } from 'react';
import { Coin } from '../../ui/coin.tsx';
import words from '../../words/en/credits.json';
import { addWords, type MessageId, t } from '../../words/t.ts';
import { Page } from '../page.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { TextLink } from '../parts/text-link.tsx';
import style from './credits.module.css';
import { type Credited, INTERFACE, licenceWords, makersCount, SIGNS, SOFTWARE } from './people.ts';

addWords(words);

/** Whose work is in Pouch, and under which terms. */
export default function Credits(): ReactNode {
  return (
    <Page title={t('credits.title')}>
      <div className={style.credits}>
        <PageHead title={t('credits.title')} lead={t('credits.lead')} />
        <h2>{t('credits.games')}</h2>
        <div className={style.games}>
          {GAME_IDS.map((game) => (
            <Game key={game} game={game} />
          ))}
        </div>
        <h2>{t('credits.signs')}</h2>
        <p className={style.text}>
          {t('credits.signs-text')} <Address to="https://game-icons.net" />{' '}
          <Address to="https://creativecommons.org/licenses/by/3.0" />
        </p>
        <Signs />
        <h2>{t('credits.interface')}</h2>
        <CreditTable label="credits.interface" rows={INTERFACE} />
        <h2>{t('credits.software')}</h2>
        <CreditTable label="credits.software" rows={SOFTWARE} />
        <h2>{t('credits.pouch')}</h2>
        <p className={style.text}>{t('credits.pouch-text')}</p>
      </div>
    </Page>
  );
}

const Signs = (): ReactNode => (
  <dl className={`stack ${style.signs}`}>
    {SIGNS.map(({ who, what, drawings }) => (
      <div key={who} className={style.sign}>
        <dt>{t(who)}</dt>
        <dd>
          <span className={`row wrap ${style.coins}`}>
            {drawings().map((drawing) => (
              <Coin key={drawing.title} drawing={drawing} size={48} label="" />
            ))}
          </span>
          {t(what)}
        </dd>
      </div>
    ))}
  </dl>
);

function Game({ game }: { readonly game: GameId }): ReactNode {
  const facts = GAME_FACTS[game];
  const { name, makers, licence } = facts;
  return (
    <section className={`panel stack ${style.game}`} aria-labelledby={`made-${game}`}>
      <h3 id={`made-${game}`}>{name}</h3>
      <dl className="stack">
        <div>
          <dt className="dim">{t('credits.makers', { count: makersCount(makers) })}</dt>
          <dd>{makers.designers}</dd>
        </div>
        {makers.publisher !== undefined && (
          <div>
            <dt className="dim">{t('credits.publisher')}</dt>
            <dd>{makers.publisher}</dd>
          </div>
        )}
        <div>
          <dt className="dim">{t('credits.printed-rules')}</dt>
          <dd>
            {licenceWords(facts)} {licence !== undefined && <Address to={licence.url} />}
          </dd>
        </div>
      </dl>
      <TextLink to={`/learn/${game}`}>
        {t('credits.read')}
        <span className="unseen"> {t('credits.read-of', { game: name })}</span>
      </TextLink>
    </section>
  );
}

interface CreditTableProps {
  readonly label: MessageId;
  readonly rows: readonly Credited[];
}

const CreditTable = ({ label, rows }: CreditTableProps): ReactNode => (
  <DataTable
    caption={t(label)}
    captionIs="unseen"
    onPhones="rows"
    head={[t('credits.what'), t('credits.by'), t('credits.licence'), t('credits.where')]}
    rows={rows.map(({ what, by, licence, address }) => ({
      name: t(what),
      cells: [t(by), t(licence), <Address key={address} to={address} />],
    }))}
  />
);

/** An address that can also be read where nobody can follow it: on paper, or without a network. */
const Address = ({ to }: { readonly to: string }): ReactNode => (
  <a href={to} rel="noreferrer" className={style.address}>
    {to.replace(/^https:\/\/(www\.)?/, '')}
  </a>
);
