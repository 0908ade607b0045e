import { type MailText, type MailTexts, type MailVariable, mailVariables } from '#contracts/mail-text.ts';
import type { RichText } from '#contracts/text/rich-text.ts';

/** A piece of what a writer typed: text, or one of the closed list of variables. */
export type TypedPiece = { text: string } | { variable: MailVariable };

/** Any name in two braces, the unknown ones too. */
const named = /\{\{[ \t]*([\p{L}\p{N}_.-]{1,40})[ \t]*\}\}/gu;
const isKnown = (name: string): name is MailVariable => (mailVariables as readonly string[]).includes(name);

/** Braces that name nothing of the list stay text. */
export const piecesOf = (typed: string): TypedPiece[] => {
  const pieces: TypedPiece[] = [];
  let end = 0;
  for (const { 0: whole, 1: name = '', index } of typed.matchAll(named)) {
    // Three braces are no variable, and neither is what they enclose.
    const isTriple = typed[index - 1] === '{' || typed[index + whole.length] === '}';
    if (!isKnown(name) || isTriple) continue;
    if (index > end) pieces.push({ text: typed.slice(end, index) });
    pieces.push({ variable: name });
    end = index + whole.length;
  }
  if (end < typed.length) pieces.push({ text: typed.slice(end) });
  return pieces;
};

/** Everything that somebody typed into a body, node by node: a variable never spans two of them. */
const typedIn = (node: unknown): string[] => {
  const { text, attrs, content } = node as { text?: string; attrs?: { alt?: string }; content?: unknown[] };
  if (typeof text === 'string') return [text];
  return [...(attrs?.alt ? [attrs.alt] : []), ...(content ?? []).flatMap(typedIn)];
};
const typedTexts = ({ subject, preheader, body }: { subject: string; preheader: string; body: RichText }): string[] => [
  subject,
  preheader,
  ...typedIn(body),
];

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** Names in braces that no mail fills in, such as a misspelt `{{nmae}}`. */
export const unknownVariables = (text: MailText): string[] =>
  unique(
    typedTexts(text)
      .flatMap((typed) => [...typed.matchAll(named)].map(([, name = '']) => name))
      .filter((name) => !isKnown(name)),
  );

/** The variables that texts use, in the order of the list. */
export const usedVariables = (texts: MailTexts): MailVariable[] => {
  const used = new Set(
    Object.values(texts)
      .flatMap(typedTexts)
      .flatMap(piecesOf)
      .flatMap((piece) => ('variable' in piece ? [piece.variable] : [])),
  );
  return mailVariables.filter((variable) => used.has(variable));
};
