import { isolateLtr } from '#contracts/text/isolate.ts';
import { directionOf, type Language } from '#contracts/text/language.ts';
import { ownValue } from '#contracts/text/own-value.ts';
import { latinRuns } from '#lambdas/platform/latin-runs.ts';
import { escapeHtml } from '#lambdas/platform/mail/escape-html.ts';
import { piecesOf } from '../model/typed-words.ts';
import type { MailSite } from './mail-site.ts';

/** Writes what somebody typed as one part of a mail. */
export type Register = (typed: string) => string;

/** What every text of one mail is written for. */
export interface Writing {
  language: Language;
  site: Pick<MailSite, 'name' | 'url'>;
}

/** SES reads braces and, before them, backslashes: in HTML other characters stand for them, in text they are values. */
const unreadInHtml: Record<string, string> = { '{': '&#123;', '}': '&#125;', '\\': '&#92;' };
const unreadInText: Record<string, string> = { '{': '{{braceOpen}}', '}': '{{braceClose}}', '\\': '{{backslash}}' };
const read = /[{}\\]/g;

/** Text as HTML that SES's template language does not see. */
export const literalHtml = (text: string): string =>
  escapeHtml(text).replaceAll(read, (sign) => ownValue(unreadInHtml, sign) ?? '');
export const literalText = (text: string): string =>
  text.replaceAll(read, (sign) => ownValue(unreadInText, sign) ?? '');

/** An address as an attribute: the signs that SES reads are no part of one. */
export const literalAddress = (address: string): string =>
  escapeHtml(address.replaceAll(read, (sign) => encodeURIComponent(sign)));

const fixed = ({ site }: Writing): Record<string, string | undefined> => ({ siteName: site.name, siteUrl: site.url });

const runsOf = (text: string, language: Language) =>
  directionOf(language) === 'rtl' ? latinRuns(text) : [{ text, isLatin: false }];

/** In HTML: names, ranges and prices keep their own direction. */
export const htmlRegister =
  (writing: Writing): Register =>
  (typed) =>
    piecesOf(typed)
      .map((piece) => {
        if ('variable' in piece) {
          const value = fixed(writing)[piece.variable];
          if (value !== undefined) return `<bdi>${literalHtml(value)}</bdi>`;
          return piece.variable === 'greeting' ? '{{greetingHtml}}' : `<bdi>{{${piece.variable}Html}}</bdi>`;
        }
        return runsOf(piece.text, writing.language)
          .map(({ text, isLatin }) => (isLatin ? `<bdi dir="ltr">${literalHtml(text)}</bdi>` : literalHtml(text)))
          .join('');
      })
      .join('');

/** In HTML where no element may stand: the document's title, a description of a picture. */
export const attributeRegister =
  (writing: Writing): Register =>
  (typed) =>
    piecesOf(typed)
      .map((piece) => {
        if (!('variable' in piece)) return literalHtml(piece.text);
        const value = fixed(writing)[piece.variable];
        return value === undefined ? `{{${piece.variable}Html}}` : literalHtml(value);
      })
      .join('');

/** As plain text, of which the subject is one line. */
export const textRegister =
  (writing: Writing): Register =>
  (typed) =>
    piecesOf(typed)
      .map((piece) => {
        if ('variable' in piece) {
          const value = fixed(writing)[piece.variable];
          return value === undefined ? `{{${piece.variable}Text}}` : literalText(value);
        }
        return runsOf(piece.text, writing.language)
          .map(({ text, isLatin }) => (isLatin ? isolateLtr(literalText(text)) : literalText(text)))
          .join('');
      })
      .join('');

/** In a mail from right to left: a line whose first letter is Latin would be shown from left to right. */
export const directed = (line: string, language: Language): string => {
  if (directionOf(language) === 'ltr') return line;
  const first = /\p{L}/u.exec(line.replaceAll(/\{\{\w+\}\}/g, ''))?.[0] ?? '';
  const isTurned = /\p{Script=Latin}|\p{Script=Cyrillic}/u.test(first);
  return isTurned ? `\u200F${line}` : line;
};
