import type { ReactNode } from 'react';
import type { Block, FaceRow } from '../../chapters/chapter.ts';
import type { AnyKit } from '../../table/kit.ts';
import { Rich } from '../../words/rich.tsx';
import { type MessageId, t } from '../../words/t.ts';
import { DataTable } from '../parts/data-table.tsx';
import style from './blocks.module.css';
import { Example } from './example.tsx';
import { Figure } from './figure.tsx';
import { Rulings } from './rulings.tsx';

const Words = ({ id }: { readonly id: MessageId }): ReactNode => <Rich text={t(id)} />;

export interface BlocksProps {
  readonly blocks: readonly Block[];
  readonly kit: AnyKit | undefined;
}

export function Blocks({ blocks, kit }: BlocksProps): ReactNode {
  // The blocks of a chapter never change.
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return blocks.map((block, index) => <BlockPart key={index} block={block} kit={kit} />);
}

function BlockPart({ block, kit }: { readonly block: Block; readonly kit: AnyKit | undefined }): ReactNode {
  switch (block.kind) {
    case 'text':
      return (
        <p className={style.text}>
          <Words id={block.words} />
        </p>
      );
    case 'note':
      return (
        <p className={style.note}>
          <Words id={block.words} />
        </p>
      );
    case 'heading':
      return <h3 className={style.heading}>{t(block.words)}</h3>;
    case 'points':
      return (
        <ul className={`stack ${style.points}`}>
          <Items words={block.words} />
        </ul>
      );
    case 'steps':
      return (
        <ol className={`stack ${style.steps}`}>
          <Items words={block.words} />
        </ol>
      );
    case 'faces':
      return <Faces rows={block.rows} />;
    case 'table':
      return <Table {...block} />;
    case 'coins':
      return <Coins {...block} />;
    case 'example':
      return <Example data={block.example} title={t(block.title)} words={t(block.words)} kit={kit} />;
    case 'rulings':
      return <Rulings rulings={block.rulings} />;
    case 'part':
      return <block.Part />;
  }
}

const Items = ({ words }: { readonly words: readonly MessageId[] }): ReactNode =>
  words.map((id) => (
    <li key={id}>
      <span>
        <Words id={id} />
      </span>
    </li>
  ));

function Faces({ rows }: { readonly rows: readonly FaceRow[] }): ReactNode {
  return (
    <dl className={style.faces}>
      {rows.map(({ figures, name, words }) => (
        <div key={name} className={`card ${style.face}`}>
          <dt className="row">
            <span className={`row ${style.figures}`}>
              {figures.map((figure, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: figures never change
                <Figure key={index} figure={figure} size={64} />
              ))}
            </span>
            <span>{t(name)}</span>
          </dt>
          <dd>
            <Words id={words} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Coins = ({ groups, words }: Extract<Block, { kind: 'coins' }>): ReactNode => (
  <figure className={`well stack ${style.coins}`}>
    <div className={`row wrap ${style.groups}`}>
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups never change
        <div key={index} className={`row wrap ${style.group}`}>
          {group.map((figure, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: figures never change
            <Figure key={at} figure={figure} size={72} />
          ))}
        </div>
      ))}
    </div>
    <figcaption>
      <Words id={words} />
    </figcaption>
  </figure>
);

const Table = ({ label, head, rows }: Extract<Block, { kind: 'table' }>): ReactNode => (
  <div className={style.table}>
    <DataTable
      caption={t(label)}
      head={head.map((id) => t(id))}
      rows={rows.flatMap(([first, ...rest]) =>
        first === undefined ? [] : [{ name: t(first), cells: rest.map((id) => <Words key={id} id={id} />) }],
      )}
    />
  </div>
);
