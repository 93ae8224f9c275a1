import {
  BookOpen,
  Check,
  ChevronLeft,
  DoorOpen,
  EyeOff,
  Menu,
  MessageCircle,
  Pause,
  ScrollText,
  Settings,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { Art } from '../art/art.tsx';
import { pouchMark } from '../art/drawings.ts';
import { useLow, usePhone, useThemeName, useWide } from '../device/media.ts';
import { changeSettings, useSettings } from '../device/settings.ts';
import { Button, IconButton, IconLink } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { t } from '../words/t.ts';
import type { TableAction, TableExtras } from './extras.ts';
import type { Heading } from './kit.ts';
import type { PanelName } from './panel-place.ts';
import { afterAnswer } from './sound-offer.ts';
import style from './top-bar.module.css';

/** Once in a lifetime: not loaded with every table. */
const SoundOffer = lazy(() => import('./sound-offer-buttons.tsx').catch(() => ({ default: SoundButton })));

export interface TopBarProps {
  readonly game: string;
  readonly heading: Heading;
  readonly open: (panel: PanelName) => void;
  readonly leave: () => void;
  /** Lets a race stand still. */
  readonly pause?: (() => void) | undefined;
  /** Pass and play: lets the curtain down again. */
  readonly cover?: (() => void) | undefined;
  /** A clock, on a phone. */
  readonly clock?: ReactNode;
  /** The goal and the last round, on a phone held sideways. */
  readonly line?: ReactNode;
  readonly extras?: TableExtras | undefined;
  /** Whether sound is offered here: in the bar, where it covers nothing and moves nothing. */
  readonly offersSound?: boolean;
}

/** Mark, game, round, the phases of the round, and what can always be done. */
export function TopBar(props: TopBarProps): ReactNode {
  const phone = usePhone();
  const low = useLow();
  return phone || low ? <PhoneBar {...props} /> : <DesktopBar {...props} />;
}

function PhoneBar(props: TopBarProps): ReactNode {
  const { game, heading, clock, line, open, leave, pause, cover, extras, offersSound } = props;
  return (
    <header className={style.bar}>
      <PhoneTitle
        game={game}
        state={stateOf(heading)}
        leave={{ label: t('table.leave'), act: leave }}
        offer={
          offersSound ? (
            <Suspense>
              <SoundOffer />
            </Suspense>
          ) : undefined
        }
      />
      {line}
      {clock}
      {cover !== undefined && (
        <IconButton label={t('curtain.cover')} onClick={cover}>
          <EyeOff size={20} aria-hidden="true" />
        </IconButton>
      )}
      {pause !== undefined && <PauseButton pause={pause} />}
      {extras?.chat !== undefined && <ChatButton unread={extras.chat.unread} open={open} />}
      <IconButton label={t('table.menu')} onClick={() => open('menu')}>
        <Menu aria-hidden="true" />
      </IconButton>
    </header>
  );
}

function DesktopBar({ game, heading, open, leave, pause, cover, extras, offersSound }: TopBarProps): ReactNode {
  const wide = useWide();
  return (
    <header className={style.bar}>
      <DesktopTitle game={game} state={heading.round} />
      {wide && <Phases heading={heading} />}
      <div className={`${style.side} ${style.end}`}>
        {cover !== undefined && (
          <Button size="small" look="quiet" onClick={cover}>
            <EyeOff size={16} aria-hidden="true" />
            {t('curtain.cover')}
          </Button>
        )}
        {pause !== undefined && <PauseButton pause={pause} />}
        {extras?.actions?.map((action) => (
          <ActionButton key={action.label} {...action} />
        ))}
        {!wide && extras?.chat !== undefined && <ChatButton unread={extras.chat.unread} open={open} />}
        {!wide && (
          <IconButton label={t('table.log')} onClick={() => open('log')}>
            <ScrollText size={20} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={t('table.rules')} onClick={() => open('rules')}>
          <BookOpen size={20} aria-hidden="true" />
        </IconButton>
        {offersSound ? (
          <Suspense fallback={<SoundButton />}>
            <SoundOffer />
          </Suspense>
        ) : (
          <SoundButton />
        )}
        <IconButton label={t('settings.title')} onClick={() => open('settings')}>
          <Settings size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('table.leave')} onClick={leave}>
          <DoorOpen size={20} aria-hidden="true" />
        </IconButton>
      </div>
    </header>
  );
}

interface TitleProps {
  readonly game: string;
  readonly state: string;
}

export const PhoneTitle = ({
  game,
  state,
  leave,
  offer,
}: TitleProps & {
  readonly leave: Omit<TableAction, 'icon'>;
  /** Instead of the state, for a while. */
  readonly offer?: ReactNode;
}): ReactNode => (
  <>
    <IconButton label={leave.label} onClick={leave.act}>
      <ChevronLeft aria-hidden="true" />
    </IconButton>
    <div className={`${style.side} ${style.titles}`}>
      <h1 className={offer === undefined ? 'cut' : 'unseen'}>{game}</h1>
      {offer === undefined ? <span className="cut">{state}</span> : offer}
    </div>
  </>
);

export const DesktopTitle = ({ game, state }: TitleProps): ReactNode => (
  <div className={style.side}>
    <Link href="/" aria-label={t('home.link')}>
      <Art drawing={pouchMark(useThemeName())} width={30} label="" />
    </Link>
    <h1 className={style.name}>{game}</h1>
    <Chip>{state}</Chip>
  </div>
);

export const RulesLink = ({ to }: { readonly to: string }): ReactNode => (
  <IconLink to={to} label={t('table.rules')}>
    <BookOpen size={20} aria-hidden="true" />
  </IconLink>
);

const PauseButton = ({ pause }: { readonly pause: () => void }): ReactNode => (
  <IconButton label={t('table.pause')} onClick={pause}>
    <Pause size={20} aria-hidden="true" />
  </IconButton>
);

const ActionButton = ({ label, icon, act }: TableAction): ReactNode => (
  <IconButton label={label} onClick={act}>
    {icon}
  </IconButton>
);

const ChatButton = ({
  unread,
  open,
}: {
  readonly unread: number;
  readonly open: (panel: PanelName) => void;
}): ReactNode => (
  <IconButton
    label={t('table.chat-unread', { count: unread })}
    className={style.chat ?? ''}
    onClick={() => open('chat')}
  >
    <MessageCircle size={20} aria-hidden="true" />
    {unread > 0 && (
      <span className={`badge ${style.unread}`} aria-hidden="true">
        {Math.min(unread, 99)}
      </span>
    )}
  </IconButton>
);

const stateOf = ({ round, phase }: Heading): string =>
  phase === '' ? round : t('table.round-and-phase', { round, phase });

export function SoundButton(): ReactNode {
  const { sound } = useSettings();
  const on = sound === 'on';
  return (
    <IconButton
      label={t(on ? 'sound.switch-off' : 'sound.switch-on')}
      onClick={() => changeSettings(afterAnswer(on ? 'off' : 'on'))}
    >
      {on ? <Volume2 size={20} aria-hidden="true" /> : <VolumeX size={20} aria-hidden="true" />}
    </IconButton>
  );
}

/** Done phases carry a tick, the current one is lit, later ones are dim. */
function Phases({ heading }: { readonly heading: Heading }): ReactNode {
  if (heading.phases.length === 0) return null;
  return (
    <ol className={`well row ${style.phases}`} aria-label={t('table.phases')}>
      {heading.phases.map((phase, index) => (
        <li
          key={phase}
          className="row"
          data-phase={index < heading.now ? 'done' : undefined}
          aria-current={index === heading.now ? 'step' : undefined}
        >
          {/* Its place is kept: the others do not move when it comes. */}
          <span className={style.tick}>
            {index < heading.now && <Check size={13} aria-label={t('table.phase-done')} />}
          </span>
          {phase}
        </li>
      ))}
    </ol>
  );
}
