import type { MailText } from '#contracts/templates/mail-text.ts';
import { typedPassages, variablesIn, withoutUnseen } from '#contracts/templates/typed-words.ts';
import { linksOf } from '#contracts/text/rich-text.ts';

/** Words that readers would see as they were typed although they look like a variable. */
export interface Unfilled {
  code: 'unknownVariable' | 'variableInLink' | 'looksLikeVariable';
  typed: string;
}

/** Stands for a variable that is filled in, while the rest is searched. */
const filled = '\uE000';

/** Braces, with what they enclose where that is short; a brace of its own too, and the wide ones of other keyboards. */
const braces = /[{｛﹛❴]+[^{}｛｝﹛﹜❴❵\n]{0,60}[}｝﹜❵]+|[{}｛｝﹛﹜❴❵]+/gu;
/** Two of them, however far apart a blank has put them. */
const doubled = /[{｛﹛❴][\p{Zs}\t]*[{｛﹛❴]|[}｝﹜❵][\p{Zs}\t]*[}｝﹜❵]/u;

/** Names that other programs for mail give to their variables, in the languages of the site. */
const fieldNames =
  '(?:first|last|full|user|given|family|site|your)?[ _.-]?name|fname|lname|user|(?:e-?)?mail(?:[ _.-]?address)?|greeting|site[ _.-]?url' +
  '|שם(?: פרטי| משפחה| מלא)?|דוא״ל|אימייל|имя|фамилия|почта|pr[ée]nom|nom|courriel|nombre|apellidos?|correo';

/** The ways in which other programs write variables. A name between signs that texts use too counts only where it is a known one. */
const foreign = [
  /\*\|[^|*\n]{1,60}\|\*/gu,
  /\[\[[^[\]\n]{1,60}\]\]/gu,
  /<%[^%\n]{0,60}%>/gu,
  /<<[^<>\n]{1,60}>>/gu,
  /%{1,2}[\p{L}_][\p{L}\p{N}_.:-]{1,40}%{1,2}/gu,
  /(?<![\p{N}\p{L}])%(?:\d\$)?[sd](?![\p{L}\p{N}'’])/gu,
  new RegExp(String.raw`[[<#|_~@^$%]{1,3}[ \u00A0]?(?:${fieldNames})[ \u00A0]?[\]>#|_~@^$%]{1,3}`, 'giu'),
];

/** Typed addresses: a sign of percent in them is mostly an escape. */
const address = /\bhttps?:\/\/[^\s<>"]{1,2000}/giu;
const decoded = (href: string): string => {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
};

const masked = (typed: string): string => {
  let text = '';
  let done = 0;
  for (const { start, end } of variablesIn(typed)) {
    text += typed.slice(done, start) + filled;
    done = end;
  }
  return withoutUnseen(text + typed.slice(done)).replaceAll(address, decoded);
};

const shown = (found: string): string => found.replaceAll(filled, '…').replaceAll(/[\p{Zs}\t]+/gu, ' ');

/** The parts of one passage that are sent as they were typed. */
export const unfilledIn = (passage: string): Unfilled[] => {
  const text = masked(passage);
  const rest = text.replaceAll(braces, (found) => filled.repeat(found.length));
  return [
    ...[...text.matchAll(braces)].map(({ 0: found, index }): Unfilled => {
      const near = text.slice(Math.max(0, index - 3), index + found.length + 3);
      const code = doubled.test(near) ? 'unknownVariable' : 'looksLikeVariable';
      return { code, typed: shown(found).replace(/^\{\{ ?([^{} ]+) ?\}\}$/u, '{{$1}}') };
    }),
    ...foreign.flatMap((pattern) =>
      [...rest.matchAll(pattern)].map(([found]): Unfilled => ({ code: 'looksLikeVariable', typed: shown(found) })),
    ),
  ];
};

/** Nothing is filled in in addresses: a reader's name or address would be handed to the site that a link leads to. */
const unfilledInLink = (href: string): Unfilled[] => {
  const plain = decoded(href);
  const isVariable = variablesIn(plain).length > 0;
  const found = isVariable ? [] : unfilledIn(plain);
  const blocks = isVariable || found.some(({ code }) => code === 'unknownVariable');
  if (!blocks && found.length === 0) return [];
  return [{ code: blocks ? 'variableInLink' : 'looksLikeVariable', typed: plain }];
};

/** Stands for a name itself: no variable is filled in there. */
const unfilledForName = (nameless: string): Unfilled[] => [
  ...variablesIn(nameless).map(
    ({ start, end }): Unfilled => ({ code: 'unknownVariable', typed: withoutUnseen(nameless.slice(start, end)) }),
  ),
  ...unfilledIn(nameless),
];

/** Each once: in subject, preheader, body, in what stands for a missing name, and in what stands in every mail, such as the site's name. */
export const unfilledWords = (text: MailText, ofEveryMail: readonly string[] = []): Unfilled[] => {
  const found = [
    ...[...typedPassages(text), ...ofEveryMail].flatMap(unfilledIn),
    ...unfilledForName(text.nameless ?? ''),
    ...linksOf(text.body).flatMap(unfilledInLink),
  ];
  return [...new Map(found.map((each) => [`${each.code} ${each.typed}`, each])).values()];
};
