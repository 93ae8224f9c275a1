import { GAME_FACTS, GAME_IDS, type GameFacts, type GameId } from '@pouch/rules';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Coin } from '../../ui/coin.tsx';
import words from '../../words/en/credits.json';
import { addWords, type MessageId, t } from '../../words/t.ts';
import { Page } from '../page.tsx';
import style from './credits.module.css';
import { type Credited, INTERFACE, SIGNS, SOFTWARE } from './people.ts';

addWords(words);

/** Whose work is in Pouch, and under which terms. */
export default function Credits(): ReactNode {
  return (
    <Page title={t('credits.title')}>
      <div className={style.credits}>
        <h1>{t('credits.title')}</h1>
        <p className={style.lead}>{t('credits.lead')}</p>
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
        <dl className={style.signs}>
          {SIGNS.map(({ who, what, drawings }) => (
            <div key={who} className={style.sign}>
              <dt>{t(who)}</dt>
              <dd>
                <span className={style.coins}>
                  {drawings().map((drawing) => (
                    <Coin key={drawing.title} drawing={drawing} size={48} label="" />
                  ))}
                </span>
                {t(what)}
              </dd>
            </div>
          ))}
        </dl>
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

function Game({ game }: { readonly game: GameId }): ReactNode {
  const { name, makers, licence } = GAME_FACTS[game];
  return (
    <section className={`panel ${style.game}`} aria-labelledby={`made-${game}`}>
      <h3 id={`made-${game}`}>{name}</h3>
      <dl>
        <div>
          {/* A company makes games; people design them. */}
          <dt>{t('credits.makers', { count: makers.designers.split(' and ').length })}</dt>
          <dd>{makers.designers}</dd>
        </div>
        {makers.publisher !== undefined && (
          <div>
            <dt>{t('credits.publisher')}</dt>
            <dd>{makers.publisher}</dd>
          </div>
        )}
        <div>
          <dt>{t('credits.printed-rules')}</dt>
          <dd>
            {licenceWords(licence)} {licence !== undefined && <Address to={licence.url} />}
          </dd>
        </div>
      </dl>
      <Link href={`/learn/${game}`} className={style.rules}>
        {t('credits.read')}
        <span className="unseen">{name}</span>
      </Link>
    </section>
  );
}

function licenceWords(licence: GameFacts['licence']): string {
  if (licence === undefined) return t('credits.reserved');
  // Without a short name the printed rules name no licence of Creative Commons.
  return licence.short === undefined ? t('credits.mark', { name: licence.name }) : licence.name;
}

interface CreditTableProps {
  readonly label: MessageId;
  readonly rows: readonly Credited[];
}

const CreditTable = ({ label, rows }: CreditTableProps): ReactNode => (
  <table className={style.table} aria-label={t(label)}>
    <thead>
      <tr>
        <th scope="col">{t('credits.what')}</th>
        <th scope="col">{t('credits.by')}</th>
        <th scope="col">{t('credits.licence')}</th>
        <th scope="col">{t('credits.where')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ what, by, licence, address }) => (
        <tr key={what}>
          <th scope="row">{t(what)}</th>
          <td>{t(by)}</td>
          <td>{t(licence)}</td>
          <td>
            <Address to={address} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** An address that can also be read where nobody can follow it: on paper, or without a network. */
const Address = ({ to }: { readonly to: string }): ReactNode => (
  <a href={to} rel="noreferrer" className={style.address}>
    {to.replace(/^https:\/\/(www\.)?/, '')}
  </a>
);
