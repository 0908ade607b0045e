import { passagesOf } from '../text/rich-text.ts';
import { type MailText, type MailVariable, mailVariables } from './mail-text.ts';

/** A piece of what a writer typed: text, or one of the closed list of variables. */
export type TypedPiece = { text: string } | { variable: MailVariable };

/** Marks that nothing shows: zero-width signs, soft hyphens, marks of direction. They come along with pasted and Hebrew text. */
const unseen = String.raw`[\p{Cf}\p{DI}]*`;
/** Those, and every blank that stays on its line, the no-break ones too. */
const blanks = String.raw`[\p{Zs}\t\p{Cf}\p{DI}]*`;
const letter = String.raw`[\p{L}\p{N}_.-]`;
/** A name in two braces, the unknown ones too. Three braces are no variable, and neither is what they enclose. */
const named = new RegExp(
  String.raw`(?<!\{${unseen})\{${unseen}\{${blanks}(?<name>${letter}(?:${unseen}${letter}){0,39})${blanks}\}${unseen}\}(?!${unseen}\})`,
  'gu',
);

/** The text without what nothing shows. */
export const withoutUnseen = (text: string): string => text.replaceAll(/[\p{Cf}\p{DI}]/gu, '');

const isKnown = (name: string): name is MailVariable => (mailVariables as readonly string[]).includes(name);

/** A variable of the list, where it begins and ends in a text, and where its name begins. */
export interface TypedVariable {
  variable: MailVariable;
  start: number;
  nameStart: number;
  end: number;
}

export const variablesIn = (typed: string): TypedVariable[] =>
  [...typed.matchAll(named)].flatMap(({ 0: whole, groups, index }) => {
    const name = groups?.name ?? '';
    const variable = withoutUnseen(name);
    if (!isKnown(variable)) return [];
    return [{ variable, start: index, nameStart: index + whole.indexOf(name), end: index + whole.length }];
  });

/** Braces that name nothing of the list stay text. */
export const piecesOf = (typed: string): TypedPiece[] => {
  const pieces: TypedPiece[] = [];
  let done = 0;
  for (const { variable, start, end } of variablesIn(typed)) {
    if (start > done) pieces.push({ text: typed.slice(done, start) });
    pieces.push({ variable });
    done = end;
  }
  if (done < typed.length) pieces.push({ text: typed.slice(done) });
  return pieces;
};

/** A line as it reads where a reader's name is not known; without words for that, the variable stays. */
export const withNameless = (typed: string, nameless: string | undefined): string => {
  if (!nameless) return typed;
  return piecesOf(typed)
    .map((piece) => {
      if ('text' in piece) return piece.text;
      return piece.variable === 'name' ? nameless : `{{${piece.variable}}}`;
    })
    .join('');
};

/** The passages of a mail that are read as one, regardless of the marks in them. */
export const typedPassages = ({ subject, preheader, body }: MailText): string[] => [
  subject,
  preheader,
  ...passagesOf(body),
];

/** The variables that texts use, in the order of the list. */
export const usedVariables = (texts: readonly MailText[]): MailVariable[] => {
  const used = new Set(
    texts
      .flatMap(typedPassages)
      .flatMap(variablesIn)
      .map(({ variable }) => variable),
  );
  return mailVariables.filter((variable) => used.has(variable));
};

/** Three dots, or the variable for which they stand. */
const anyVariable = String.raw`(?:…|\{${unseen}\{[^{}]{1,60}\}${unseen}\})`;

/**
 * Where words that a check has named stand in a text. The check leaves out what nothing shows, makes blanks one, and has three dots
 * stand for a variable.
 */
export const placeOf = (words: string, typed: string): { start: number; end: number } | undefined => {
  const signs = [...words].filter((sign) => !/\s/u.test(sign));
  const pattern = signs.map((sign) => (sign === '…' ? anyVariable : sign.replace(/[\\^$.*+?()[\]{}|/-]/u, '\\$&')));
  const found = pattern.length > 0 ? new RegExp(pattern.join(blanks), 'u').exec(typed) : null;
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
};
