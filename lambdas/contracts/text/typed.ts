/**
 * Forms and requests say the same thing in many ways: a phone puts marks of direction around what is pasted in Hebrew, a
 * keyboard has digits and dashes of its own, a document other quotes. These functions bring what was typed into one form,
 * before any rule looks at it. Their caller limits the length first: normalizing a letter with thousands of marks takes
 * a second.
 */
import { withDashes } from './folding.ts';

/** Marks that devices and our own pages put around a name: of direction, and without width. Never the end of an emoji. */
const mark = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/;
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const apostrophes = /[`´‘’‛′׳]/g;
/** Of Arabic and Persian keyboards; those of full width become ordinary by NFKC. */
const easternDigits = /[\u0660-\u0669\u06F0-\u06F9]/g;

/** The text within. Read from both ends, because a pattern would look at long gaps inside once from each of their places. */
const within = (text: string, space?: RegExp): string => {
  const isAround = (at: number) => mark.test(text.charAt(at)) || space?.test(text.charAt(at));
  let [start, end] = [0, text.length];
  while (start < end && isAround(start)) start += 1;
  while (end > start && isAround(end - 1)) end -= 1;
  return text.slice(start, end);
};

/** Free text of one line: what stands around it goes, what is in it may have a meaning. */
export const typedLine = (text: string): string => within(text, /\s/);

/** A text in which invisible characters mean nothing. Normalized first, because that makes some characters invisible. */
const plain = (text: string): string =>
  withDashes(text.normalize('NFKC'), '-').replaceAll(invisible, '').replaceAll(apostrophes, "'").trim();

/** The e-mail address that was meant. */
export const typedEmail = plain;

/** The name or the e-mail address of a user who logs in. */
export const typedLogin = plain;

/**
 * A name that is chosen: only characters around it are removed. An invisible character inside is left to be refused,
 * because a user who typed it wants a name that looks like another.
 */
export const typedName = (text: string): string => withDashes(typedLine(text.normalize('NFKC')), '-');

/** A person's name: no invisible characters, and one blank where there were several or a line ended. */
export const typedPersonName = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(/[\s\u0085]+/gu, ' ')
    .trim();

const digits = (text: string): string =>
  plain(text).replaceAll(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf));

/** A whole number. Spaces, points and commas inside stay: `1,000` is a thousand to some and one to others. */
export const typedNumber = digits;

/** A phone number, grouped as it was typed. */
export const typedPhone = (text: string): string => digits(text).replaceAll(/\s+/g, ' ');

/** A code of digits or letters, without the spaces and dashes that group it. */
export const typedCode = (text: string): string => digits(text).replaceAll(/[\s-]/g, '');

/**
 * A password that is chosen: in one form, so that it is the same on every keyboard, and without the marks around what is
 * pasted. Nothing else is left out of a password.
 */
export const typedPassword = (text: string): string => within(text.normalize('NFC'));

/** The readings of a given password, most likely first: those chosen before 2026-11-26 were kept exactly as they came. */
export const passwordReadings = (text: string): string[] => [...new Set([typedPassword(text) || text, text])];

/** The words of a search. Letters are compared by `folding.ts`. */
export const typedSearch = plain;

/** A part of one of the site's addresses. */
export const typedSlug = (text: string): string =>
  withDashes(typedLine(text.normalize('NFC')), '-').replaceAll(invisible, '');
