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
import { forward, type Run, restOf, runTo, START, stateOf } from './example-run.ts';
import { useHighest } from './highest.ts';

// What the boards say of players stands there.
addWords(table);

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
  const [run, setRun] = useRun(course, board);
  const { frames, lines } = course;
  const frame = frames[run.at];
  if (frame === undefined) return null;
  const { show, view, told, moments } = frame;
  const heading = kit.heading(view, show);
  return (
    <>
      <div className={`row spread ${style.heading}`}>
        <p>{t('table.round-and-phase', { round: heading.round, phase: heading.phase })}</p>
        <p className={`dim ${style.progress}`}>{t('learn.example.progress', { done: told, all: lines.length })}</p>
      </div>
      <div ref={board} style={{ minHeight: highest }}>
        <kit.Board
          show={show}
          view={view}
          viewer="table"
          players={players}
          clocks={{}}
          size="example"
          moments={moments}
        />
      </div>
      <Controls run={run} course={course} onRun={setRun} />
      <Lines lines={lines.slice(0, told)} names={names} />
    </>
  );
}

function useRun({ frames }: ExampleFrames, board: RefObject<HTMLElement | null>): [Run, (run: Run) => void] {
  const [run, setRun] = useState(START);
  const motion = useMotion();
  useEffect(() => {
    const rest = restOf(run, frames);
    if (rest === undefined) return;
    const timer = setTimeout(() => setRun(forward), rest);
    return () => clearTimeout(timer);
  }, [run, frames]);
  // Coins travel when their frame comes up, and only on this board: the page has several.
  useEffect(() => {
    fly(frames[run.at]?.flights ?? [], motion, board.current ?? document);
  }, [run.at, frames, motion, board]);
  return [run, setRun];
}

interface ControlsProps {
  readonly run: Run;
  readonly course: ExampleFrames;
  readonly onRun: (run: Run) => void;
}

function Controls({ run, course, onRun }: ControlsProps): ReactNode {
  const state = stateOf(run, course.frames);
  const isPlaying = state === 'playing';
  return (
    <div className={`row wrap ${style.controls}`}>
      <Button
        aria-disabled={state === 'over'}
        onClick={() => onRun(runTo(run, isPlaying ? run.at : course.frames.length - 1))}
      >
        {isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
        {t(isPlaying ? 'learn.example.pause' : 'learn.example.play')}
      </Button>
      <Button aria-disabled={state === 'over'} onClick={() => onRun(runTo(run, stepEnd(course, run.at)))}>
        <StepForward size={18} aria-hidden="true" />
        {t('learn.example.step')}
      </Button>
      <Button look="quiet" aria-disabled={run.at === 0} onClick={() => onRun(START)}>
        <RotateCcw size={18} aria-hidden="true" />
        {t('learn.example.again')}
      </Button>
    </div>
  );
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
