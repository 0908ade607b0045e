import type { Language } from '#contracts/text/language.ts';
import { plainText, type RichText } from '#contracts/text/rich-text.ts';

/** As the contract limits an excerpt. */
const longest = 400;

const shortened = (text: string): string => {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).replace(/[\ud800-\udbff]$/, '')}…`;
};

/** The beginning of the first paragraph with words, proposed as the excerpt; empty if there is none. */
export const firstSentence = ({ content }: RichText, language: Language): string => {
  const paragraphs = content.filter(({ type }) => type === 'paragraph').map((block) => plainText(block).trim());
  const first = paragraphs.find(Boolean)?.replaceAll(/\s+/g, ' ') ?? '';
  const [sentence] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(first);
  return shortened(sentence?.segment.trim() ?? '');
};
