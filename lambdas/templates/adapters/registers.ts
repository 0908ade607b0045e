import type { MailVariable } from '#contracts/templates/mail-text.ts';
import { piecesOf } from '#contracts/templates/typed-words.ts';
import { isolateLtr } from '#contracts/text/isolate.ts';
import { directionOf, type Language } from '#contracts/text/language.ts';
import { beginsLtr, ltrRuns, type Run } from '#contracts/text/ltr-runs.ts';
import { ownValue } from '#contracts/text/own-value.ts';
import { escapeHtml } from '#lambdas/platform/mail/escape-html.ts';
import { ltrHtml } from '#lambdas/platform/mail/typed-lines.ts';
import type { MailSite } from './mail-site.ts';

/** Writes typed text as one part of a mail; any of it that reads from left to right is set apart, or was already. */
export type Register = (typed: string | readonly Run[]) => string;

/** The reader and the place that every text of one mail is written for. */
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

const fixed = ({ site }: Pick<Writing, 'site'>): Record<string, string | undefined> => ({
  siteName: site.name,
  siteUrl: site.url,
});

const runsOf = (typed: string | readonly Run[], language: Language): readonly Run[] => {
  if (typeof typed !== 'string') return typed;
  return directionOf(language) === 'rtl' ? ltrRuns(typed) : [{ text: typed, isLtr: false }];
};

interface Manner {
  literal: (text: string) => string;
  /** A variable whose value is known now, or a place that SES fills. */
  value: (value: string) => string;
  place: (variable: MailVariable) => string;
  apart: (written: string) => string;
}

const register =
  ({ language, site }: Writing, { literal, value, place, apart }: Manner): Register =>
  (typed) =>
    runsOf(typed, language)
      .map((run) => {
        const written = piecesOf(run.text).map((piece) => {
          if (!('variable' in piece)) return literal(piece.text);
          const known = fixed({ site })[piece.variable];
          return known === undefined ? place(piece.variable) : value(known);
        });
        return run.isLtr ? apart(written.join('')) : written.join('');
      })
      .join('');

/** A number with dashes, such as a telephone number; longer words may have to break. */
const isDashed = (word: string): boolean => word.length <= 30 && /^[^\p{L}]*\d[-–]\d[^\p{L}]*$/u.test(word);
/** A number is read in one line. */
const unbroken = (text: string): string =>
  text
    .split(' ')
    .map((word) =>
      isDashed(word) ? `<span style="white-space:nowrap">${literalHtml(word)}</span>` : literalHtml(word),
    )
    .join(' ');

/** In HTML: names, ranges and prices keep their own direction. */
export const htmlRegister = (writing: Writing): Register =>
  register(writing, {
    literal: unbroken,
    value: (value) => `<bdi>${literalHtml(value)}</bdi>`,
    place: (variable) => (variable === 'greeting' ? '{{greetingHtml}}' : `<bdi>{{${variable}Html}}</bdi>`),
    apart: ltrHtml,
  });

/** In HTML where no element may stand: the document's title, a description of a picture. */
export const attributeRegister = (writing: Writing): Register =>
  register(writing, {
    literal: literalHtml,
    value: literalHtml,
    place: (variable) => `{{${variable}Html}}`,
    apart: isolateLtr,
  });

/** As plain text, of which the subject is one line. */
export const textRegister = (writing: Writing): Register =>
  register(writing, {
    literal: literalText,
    value: literalText,
    place: (variable) => `{{${variable}Text}}`,
    apart: isolateLtr,
  });

/** In a mail from right to left: a line whose first letter is Latin would be shown from left to right. */
export const directed = (line: string, language: Language): string => {
  if (directionOf(language) === 'ltr') return line;
  const isTurned = beginsLtr(line.replaceAll(/\{\{\w+\}\}/g, ''));
  return isTurned ? `\u200F${line}` : line;
};
