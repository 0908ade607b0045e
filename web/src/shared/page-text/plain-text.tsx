import type { ReactNode } from 'react';
import type { Language } from '#contracts/text/language.ts';
import type { PlainBlock, PlainPart } from '#contracts/text/plain-text.ts';
import { TypedText } from '#web/shared/typed-text/typed-text.tsx';
import { each } from '../rich-text/each.ts';
import { adoptStyles } from '../ui/adopt-styles.ts';
import styles from './plain-text.css?inline';

adoptStyles(styles);

type Flow = Exclude<PlainBlock, { kind: 'heading' }>;
interface Part {
  title?: string;
  flow: Flow[];
}

/** An address reads from left to right, regardless of the context. */
const LineText = ({ parts, language }: { parts: readonly PlainPart[]; language: Language }) =>
  each(parts, ({ text, href }) =>
    href ? (
      <a href={href} dir="ltr">
        {text}
      </a>
    ) : (
      <TypedText text={text} language={language} />
    ),
  );

const FlowText = ({ flow, language }: { flow: readonly Flow[]; language: Language }) => (
  <div className="story-text">
    {each(flow, (block) =>
      block.kind === 'list' ? (
        <ul className="story-list">
          {each(block.items, (parts) => (
            <li>
              <LineText parts={parts} language={language} />
            </li>
          ))}
        </ul>
      ) : (
        <p>
          {each(block.lines, (parts, index) => (
            <>
              {index > 0 && <br />}
              <LineText parts={parts} language={language} />
            </>
          ))}
        </p>
      ),
    )}
  </div>
);

/** The lead, and what follows each heading. */
const partsOf = (blocks: readonly PlainBlock[]): { lead: PlainBlock | undefined; parts: Part[] } => {
  const [first, ...others] = blocks;
  const lead = first?.kind === 'paragraph' ? first : undefined;
  const parts: Part[] = [];
  for (const block of lead ? others : blocks) {
    if (block.kind === 'heading') parts.push({ title: block.text, flow: [] });
    else if (parts.length === 0) parts.push({ flow: [block] });
    else parts.at(-1)?.flow.push(block);
  }
  return { lead, parts };
};

interface PlainTextProps {
  title: string;
  blocks: readonly PlainBlock[];
  /** The language that it is written in. */
  language: Language;
  /** Within a screen that has a heading of its own. */
  isPreview?: boolean;
  /** The elements after the text. */
  children?: ReactNode;
}

/**
 * A page of plain text: the first paragraph leads into it, each heading begins a part. Every element is made here by
 * name, so that nothing that was typed becomes markup.
 */
export const PlainText = ({ title, blocks, language, isPreview = false, children }: PlainTextProps) => {
  const [Title, Heading] = isPreview ? (['h3', 'h4'] as const) : (['h1', 'h2'] as const);
  const { lead, parts } = partsOf(blocks);
  return (
    <article className="wrap statement">
      <header className="page-head">
        <Title>{title}</Title>
        {lead?.kind === 'paragraph' && (
          <p className="lead">
            {each(lead.lines, (line, index) => (
              <>
                {index > 0 && <br />}
                <LineText parts={line} language={language} />
              </>
            ))}
          </p>
        )}
      </header>
      {each(parts, ({ title: heading, flow }) => (
        <section className="story">
          {heading !== undefined && (
            <Heading>
              <TypedText text={heading} language={language} />
            </Heading>
          )}
          {flow.length > 0 && <FlowText flow={flow} language={language} />}
        </section>
      ))}
      {children}
    </article>
  );
};
