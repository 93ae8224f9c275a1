import { Pause, Play, RotateCcw, StepForward } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ExampleData } from '../../chapters/chapter.ts';
import { useMotion } from '../../device/media.ts';
import { fly } from '../../table/fly.ts';
import type { AnyKit, Line, Names } from '../../table/kit.ts';
import { namesOf } from '../../table/names.ts';
import { Button } from '../../ui/button.tsx';
import { Crest } from '../../ui/crest.tsx';
import table from '../../words/en/table.json';
import { Rich } from '../../words/rich.tsx';
import { addWords, t } from '../../words/t.ts';
import style from './example.module.css';
import { examplePlayers } from './example-course.ts';
import { type ExampleFrames, framesOf, stepEnd } from './example-frames.ts';
import { useHighest } from './highest.ts';

// What the boards say of players stands there.
addWords(table);

/** The least time for a picture with a new line: enough to read it and to look. */
const READ_MILLIS = 1600;
/** One without a new line, for the eye to follow. */
const LOOK_MILLIS = 350;

export interface ExampleProps {
  readonly data: ExampleData;
  readonly title: string;
  readonly words: string;
  /** Nothing if the table could not be loaded. */
  readonly kit: AnyKit | undefined;
}

/** A small board that plays a few steps of a game when it is pressed. */
export function Example({ data, title, words, kit }: ExampleProps): ReactNode {
  const heading = useId();
  return (
    <section className={`panel stack ${style.example}`} aria-labelledby={heading}>
      <p className={`dim ${style.tag}`}>{t('learn.example')}</p>
      <h3 id={heading}>{title}</h3>
      <p className={style.words}>{words}</p>
      {kit === undefined ? (
        <p className={style.words}>{t('learn.example.unloaded')}</p>
      ) : (
        <Live data={data} kit={kit} />
      )}
    </section>
  );
}

function Live({ data, kit }: { readonly data: ExampleData; readonly kit: AnyKit }): ReactNode {
  const players = useMemo(() => examplePlayers(data.seats), [data]);
  const names = useMemo(() => namesOf(players), [players]);
  const course = useMemo(() => framesOf(kit, data, names), [kit, data, names]);
  const board = useRef<HTMLDivElement>(null);
  const highest = useHighest(board);
  const { at, until, run, again } = useCourse(course, board);
  const { frames, lines } = course;
  const last = frames.length - 1;
  const frame = frames[at];
  if (frame === undefined) return null;
  const { show, view, told } = frame;
  const heading = kit.heading(view, show);
  const isPlaying = until === last && at < last;
  const isOver = at === last;
  return (
    <>
      <div className={`row spread ${style.heading}`}>
        <p>{t('table.round-and-phase', { round: heading.round, phase: heading.phase })}</p>
        <p className={`dim ${style.progress}`}>{t('learn.example.progress', { done: told, all: lines.length })}</p>
      </div>
      <div ref={board} style={{ minHeight: highest }}>
        <kit.Board show={show} view={view} viewer="table" players={players} clocks={{}} size="example" />
      </div>
      <div className={`row wrap ${style.controls}`}>
        <Button aria-disabled={isOver} onClick={() => run(isPlaying ? at : last)}>
          {isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
          {t(isPlaying ? 'learn.example.pause' : 'learn.example.play')}
        </Button>
        <Button aria-disabled={isOver} onClick={() => run(stepEnd(course, at))}>
          <StepForward size={18} aria-hidden="true" />
          {t('learn.example.step')}
        </Button>
        <Button look="quiet" aria-disabled={at === 0} onClick={again}>
          <RotateCcw size={18} aria-hidden="true" />
          {t('learn.example.again')}
        </Button>
      </div>
      <Lines lines={lines.slice(0, told)} names={names} />
    </>
  );
}

interface Place {
  /** The frame that is shown. */
  readonly at: number;
  /** The frame at which autoplay stops. */
  readonly until: number;
}

const forward = ({ at, until }: Place): Place => ({ at: at < until ? at + 1 : at, until });

interface Run extends Place {
  readonly run: (until: number) => void;
  readonly again: () => void;
}

function useCourse({ frames }: ExampleFrames, board: RefObject<HTMLElement | null>): Run {
  const [{ at, until }, setPlace] = useState<Place>({ at: 0, until: 0 });
  const motion = useMotion();

  useEffect(() => {
    if (at >= until) return;
    const frame = frames[at];
    const isNew = frame !== undefined && at > 0 && frame.told > (frames[at - 1]?.told ?? 0);
    const timer = setTimeout(() => setPlace(forward), Math.max(frame?.millis ?? 0, isNew ? READ_MILLIS : LOOK_MILLIS));
    return () => clearTimeout(timer);
  }, [at, until, frames]);

  // Coins travel when their frame comes up, and only on this board: the page has several.
  useEffect(() => {
    fly(frames[at]?.flights ?? [], motion, board.current ?? document);
  }, [at, frames, motion, board]);

  return {
    at,
    until,
    // Pressing moves on at once; the waiting is between frames.
    run: (end) => setPlace((was) => forward({ at: was.at, until: end })),
    again: () => setPlace({ at: 0, until: 0 }),
  };
}

function Lines({ lines, names }: { readonly lines: readonly Line[]; readonly names: Names }): ReactNode {
  const log = useRef<HTMLDivElement>(null);
  // The newest line is at the bottom, and should be seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes with every line
  useEffect(() => {
    if (log.current !== null) log.current.scrollTop = log.current.scrollHeight;
  }, [lines.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard
    <div ref={log} className={`well ${style.log}`} role="log" aria-label={t('learn.example.lines')} tabIndex={0}>
      {lines.length === 0 && <p>{t('learn.example.ready')}</p>}
      <ul className="stack">
        {lines.map((line, index) => (
          // Lines are only ever added at the end.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            {typeof line.lead === 'number' ? (
              <Crest seat={line.lead} name={names.of(line.lead)} size={18} />
            ) : (
              <span className={style.bullet} aria-hidden="true" />
            )}
            <span>
              <Rich text={line.text} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
