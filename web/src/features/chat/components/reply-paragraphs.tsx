import type { AnswerParagraph } from '#contracts/assistant/endpoints.ts';
import { TypedText } from '#web/shared/typed-text/typed-text.tsx';
import { rowsOf } from '../model/compared-rows.ts';
import type { Reply } from '../model/message.ts';
import { SourceLink } from './source-link.tsx';

interface ReplyParagraphsProps {
  paragraphs: Reply['paragraphs'];
  sources: Reply['sources'];
  /** The language and direction of the answer. */
  own: { lang: string; dir: 'ltr' | 'rtl' };
}

/** The paragraphs of an answer, each with the numbers of its sources; what is compared stands under what it is compared by. */
export const ReplyParagraphs = ({ paragraphs, sources, own }: ReplyParagraphsProps) => {
  const written = ({ text, sources: numbers }: AnswerParagraph) => (
    <>
      <span>
        <TypedText text={text} />
      </span>
      {numbers.map((number) => {
        const source = sources[number - 1];
        return source && <SourceLink key={number} className="chat-mark" {...{ source, number }} paragraph={text} />;
      })}
    </>
  );
  return rowsOf(paragraphs).map((row, place) =>
    row.aspect === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of an answer never change places.
      <p key={place} {...own}>
        {row.paragraphs.map(written)}
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <dl key={place} className="chat-compared" {...own}>
        <dt>{row.aspect}</dt>
        {row.paragraphs.map((paragraph) => (
          <dd key={paragraph.text}>{written(paragraph)}</dd>
        ))}
      </dl>
    ),
  );
};
