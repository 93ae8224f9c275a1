import type { ReactNode } from 'react';
import type { Block, FaceRow } from '../../chapters/chapter.ts';
import type { AnyKit } from '../../table/kit.ts';
import { Rich } from '../../words/rich.tsx';
import { type MessageId, t } from '../../words/t.ts';
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
        <ul className={style.points}>
          <Items words={block.words} />
        </ul>
      );
    case 'steps':
      return (
        <ol className={style.steps}>
          <Items words={block.words} />
        </ol>
      );
    case 'faces':
      return <Faces rows={block.rows} />;
    case 'table':
      return <Table {...block} />;
    case 'coins':
      return (
        <figure className={`well ${style.coins}`}>
          <div className={style.groups}>
            {block.groups.map((group, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: groups never change
              <div key={index} className={style.group}>
                {group.map((figure, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: figures never change
                  <Figure key={at} figure={figure} size={72} />
                ))}
              </div>
            ))}
          </div>
          <figcaption>
            <Words id={block.words} />
          </figcaption>
        </figure>
      );
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
        <div key={name} className={style.face}>
          <dt>
            <span className={style.figures}>
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

function Table({ label, head, rows }: Extract<Block, { kind: 'table' }>): ReactNode {
  return (
    <table className={style.table}>
      <caption>{t(label)}</caption>
      <thead>
        <tr>
          {head.map((id) => (
            <th key={id} scope="col">
              {t(id)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest]) =>
          first === undefined ? null : (
            <tr key={first}>
              <th scope="row">{t(first)}</th>
              {rest.map((id) => (
                <td key={id}>
                  <Words id={id} />
                </td>
              ))}
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
