/**
 * Cognito accepts letters, marks, symbols, numbers, punctuation and ASCII white space in its mails. It refuses the
 * whole call if there is anything else, such as a French no-break space or a direction mark in the site's name, so that
 * no one could sign up.
 */
const foreign = /[^\p{L}\p{M}\p{S}\p{N}\p{P} \t\n\v\f\r]/gu;
/** Emoji and other characters that come anew each year, of which Cognito may not know yet that they are symbols. */
const foreignOrNew = new RegExp(String.raw`${foreign.source}|[\u{10000}-\u{10FFFF}]`, 'gu');
/** Control characters and halves of characters, for which HTML has no writing. */
const unwritable = /[\p{Cc}\p{Cs}]/u;

/** HTML with the same characters, in which those that Cognito does not take are written by their numbers. In hexadecimal, as six digits are a code. */
export const poolHtml = (html: string): string =>
  html.replaceAll(foreignOrNew, (character) =>
    unwritable.test(character) ? '' : `&#x${character.codePointAt(0)?.toString(16)};`,
  );

/** A subject, which has no such writing: each kind of space becomes the usual one, and unseen characters are left out. */
export const poolSubject = (subject: string): string => subject.replaceAll(/\p{Z}/gu, ' ').replaceAll(foreign, '');
