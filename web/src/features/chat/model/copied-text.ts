import type { AnswerParagraph } from '#contracts/assistant/endpoints.ts';
import { rowsOf } from './compared-rows.ts';
import type { Reply } from './message.ts';

const numbered = ({ text, sources }: AnswerParagraph): string =>
  [text, ...sources.map((number) => `[${number}]`)].join(' ');

/** An answer as text without markup: what is compared under its heading, and the numbers of sources, which are listed at the end. */
export const copiedText = ({ paragraphs, sources }: Pick<Reply, 'paragraphs' | 'sources'>): string => {
  const rows = rowsOf(paragraphs).map(({ aspect, paragraphs: shown }) =>
    [...(aspect === undefined ? [] : [`${aspect}:`]), ...shown.map(numbered)].join('\n'),
  );
  const listed = sources.map(({ title, address }, place) => `[${place + 1}] ${title} ${address}`);
  return [...rows, ...(listed.length > 0 ? [listed.join('\n')] : [])].join('\n\n');
};
