import { parsePlainText, textOf } from '#contracts/text/plain-text.ts';

/** The length of a description that search engines show. */
const limit = 160;

/** The first paragraph of a text, as one line, cut between two words where it is too long. */
export const pageDescription = (text: string): string | undefined => {
  const first = parsePlainText(text).find((block) => block.kind === 'paragraph');
  const whole = first?.lines.map(textOf).join(' ');
  if (whole === undefined || whole.length <= limit) return whole;
  const cut = whole.slice(0, limit - 1).toWellFormed();
  const words = cut.replace(/\s+\S*$/, '');
  return `${words.length > limit / 2 ? words : cut.replaceAll('\uFFFD', '')}…`;
};
