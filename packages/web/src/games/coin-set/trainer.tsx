import { coinSetInternals as internals, type Random } from '@pouch/rules';
import { Check, Minus, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { setCoin } from '../../art/drawings.ts';
import { deviceRandom } from '../../device/chance.ts';
import { Button } from '../../ui/button.tsx';
import { Coin } from '../../ui/coin.tsx';
import { type MessageId, t } from '../../words/t.ts';
import { coinWords, traitWord } from './coin-words.ts';
import style from './trainer.module.css';
import { TRAIT_NAMES, type Trait, traitsOf } from './traits.ts';
import { type Triple, tripleToGuess } from './triples.ts';
import { failureValues } from './words.ts';

interface Question {
  readonly triple: Triple;
  readonly answer?: 'set' | 'no-set';
}

/** Three coins and a question: are they a set, and why? */
export function Trainer(): ReactNode {
  const random = useRef<Random>(undefined);
  random.current ??= deviceRandom();
  const chance = random.current;
  const [question, setQuestion] = useState<Question>(() => ({ triple: tripleToGuess(chance) }));
  const [score, setScore] = useState({ right: 0, asked: 0 });
  const { triple, answer } = question;
  const truth = internals.isSet(...triple) ? 'set' : 'no-set';
  const traits = answer === undefined ? [] : traitsOf(triple);

  const say = (said: 'set' | 'no-set'): void => {
    if (answer !== undefined) return;
    setQuestion({ triple, answer: said });
    setScore({ right: score.right + (said === truth ? 1 : 0), asked: score.asked + 1 });
  };

  return (
    <section className={`panel ${style.trainer}`} aria-label={t('learn.trainer.label')}>
      <p className={style.intro}>{t('learn.trainer.intro')}</p>
      <div className={`well ${style.coins}`}>
        {triple.map((face) => (
          <span key={face}>
            <Coin drawing={setCoin(face, 110)} size={110} label={coinWords(face)} />
          </span>
        ))}
      </div>
      <div className={style.controls}>
        <Button aria-disabled={answer !== undefined} onClick={() => say('set')}>
          {t('learn.trainer.yes')}
        </Button>
        <Button aria-disabled={answer !== undefined} onClick={() => say('no-set')}>
          {t('learn.trainer.no')}
        </Button>
        <Button
          look="quiet"
          aria-disabled={answer === undefined}
          onClick={() => answer !== undefined && setQuestion({ triple: tripleToGuess(chance) })}
        >
          {t('learn.trainer.next')}
        </Button>
        {score.asked > 0 && <span className={style.score}>{t('learn.trainer.score', score)}</span>}
      </div>
      <div className={style.answer} aria-live="polite">
        <p className={style.verdict}>{t(answer === undefined ? 'learn.trainer.waiting' : verdict(answer, truth))}</p>
        <ul className={style.traits}>
          {TRAIT_NAMES.map((name) => {
            const trait = traits.find((each) => each.name === name);
            return (
              <li key={name} className={trait?.is === 'fails' ? style.fails : undefined}>
                <Sign trait={trait} />
                <span>
                  <b>{traitWord(name)}</b> {traitWords(trait)}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function verdict(answer: 'set' | 'no-set', truth: 'set' | 'no-set'): MessageId {
  if (answer === truth) return truth === 'set' ? 'learn.trainer.right-set' : 'learn.trainer.right-no-set';
  return truth === 'set' ? 'learn.trainer.wrong-set' : 'learn.trainer.wrong-no-set';
}

function traitWords(trait: Trait | undefined): string {
  if (trait === undefined) return t('learn.trainer.unknown');
  switch (trait.is) {
    case 'same':
      return t('learn.trainer.same');
    case 'different':
      return t('learn.trainer.different');
    case 'joker':
      return t('learn.trainer.joker');
    case 'fails':
      return t('learn.trainer.fails', failureValues(trait));
  }
}

function Sign({ trait }: { readonly trait: Trait | undefined }): ReactNode {
  const Icon = trait === undefined ? Minus : trait.is === 'fails' ? X : Check;
  return <Icon size={18} aria-hidden="true" />;
}
