import {
  Flag,
  type LucideIcon,
  MessageCircle,
  MessageCircleOff,
  UserRoundCheck,
  UserRoundX,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { mute, unmute } from '../../../device/muted.ts';
import type { TableConnection } from '../../../online/table-connection.ts';
import type { TableState } from '../../../online/table-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toast } from '../../../ui/toast.tsx';
import { t } from '../../../words/t.ts';
import { type UsedErrands, useErrands } from './errands.ts';
import style from './people.module.css';
import { actionsFor, type Person, type PersonAction } from './people.ts';
import { Refusal } from './refusal.tsx';
import { ReportForm } from './report-form.tsx';
import { useOnlooker } from './use-onlooker.ts';

export interface PersonSheetProps {
  readonly connection: TableConnection;
  readonly view: TableState;
  readonly person: Person;
  readonly close: () => void;
}

/** What the sheet shows: the menu, or the question that one of its entries asks. */
type Step = 'menu' | 'report' | 'silence' | 'remove';

/** Somebody at the table, and what can be done about them. */
export function PersonSheet({ connection, view, person, close }: PersonSheetProps): ReactNode {
  const [step, setStep] = useState<Step>('menu');
  const errands = useErrands();
  const { name } = person;
  switch (step) {
    case 'menu':
      return (
        <Sheet title={name} onClose={close}>
          <Menu {...{ connection, view, person, errands, close }} ask={setStep} />
        </Sheet>
      );
    case 'report':
      return (
        <Sheet title={t('people.report-title', { name })} onClose={close}>
          <ReportForm table={connection.id} person={person} done={close} cancel={() => setStep('menu')} />
        </Sheet>
      );
    case 'silence':
    case 'remove':
      return (
        <Sheet title={t(`people.${step}-title`, { name })} onClose={close}>
          <div className={`stack ${style.words}`}>
            <p>{t(step === 'silence' ? 'people.silence-text' : removeWords(view, person), { name })}</p>
            <Refusal>{errands.refused.get(step)}</Refusal>
          </div>
          <div className={`row wrap ${style.choices}`}>
            <Button
              look="danger"
              busy={errands.underWay.has(step)}
              onClick={() => void tell({ connection, person, errands, close }, step)}
            >
              {t(`people.${step}-yes`, { name })}
            </Button>
            <Button look="quiet" onClick={() => setStep('menu')}>
              {t('people.cancel')}
            </Button>
          </div>
        </Sheet>
      );
  }
}

const removeWords = ({ about }: TableState, { seat }: Person) =>
  seat === undefined || about?.phase === 'over'
    ? 'people.remove-text-watcher'
    : about?.phase === 'playing'
      ? 'people.remove-text-playing'
      : 'people.remove-text-waiting';

interface Telling {
  readonly connection: TableConnection;
  readonly person: Person;
  readonly errands: UsedErrands;
  readonly close: () => void;
}

/** What the host decides about somebody. */
async function tell(
  { connection, person: { guest, name }, errands, close }: Telling,
  what: 'silence' | 'unsilence' | 'remove' | 'readmit',
): Promise<void> {
  if (!(await errands.run(what, () => connection.ask({ do: what, guest })))) return;
  toast(t(`people.${what}-done`, { name }));
  close();
}

const ICONS: Readonly<Record<PersonAction, LucideIcon>> = {
  mute: VolumeX,
  unmute: Volume2,
  report: Flag,
  silence: MessageCircleOff,
  unsilence: MessageCircle,
  remove: UserRoundX,
  readmit: UserRoundCheck,
};

interface MenuProps extends Telling {
  readonly view: TableState;
  readonly ask: (step: Step) => void;
}

function Menu({ view, ask, ...telling }: MenuProps): ReactNode {
  const { person, errands, close } = telling;
  const { guest, name, message } = person;
  const actions = actionsFor(person, useOnlooker(view));
  const act = (action: PersonAction): void => {
    switch (action) {
      case 'mute':
        mute({ guest, name });
        toast(t('people.mute-done', { name }), { label: t('people.undo'), act: () => unmute(guest) });
        return close();
      case 'unmute':
        unmute(guest);
        toast(t('people.unmute-done', { name }));
        return close();
      case 'report':
      case 'silence':
      case 'remove':
        return ask(action);
      case 'unsilence':
      case 'readmit':
        return void tell(telling, action);
    }
  };
  return (
    <div className="stack">
      {message !== undefined && <blockquote className={`well ${style.quote}`}>{message.text}</blockquote>}
      <ul className={`stack ${style.menu}`}>
        {actions.map((action) => {
          const Icon = ICONS[action];
          return (
            <li key={action}>
              <button
                type="button"
                className="row"
                data-sending={errands.underWay.has(action)}
                onClick={() => act(action)}
              >
                <Icon size={22} aria-hidden="true" />
                <span className="stack">
                  <b>
                    {t(message !== undefined && action === 'report' ? 'people.report-message' : `people.${action}`)}
                  </b>
                  <small className="dim">{t(`people.${action}-about`)}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <Refusal>{errands.refused.get('unsilence') ?? errands.refused.get('readmit')}</Refusal>
    </div>
  );
}
