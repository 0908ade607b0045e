import { ownValue } from '#contracts/text/own-value.ts';

/**
 * Passwords that people choose first, in the site's languages and subject; compared without digits, symbols and letter
 * substitutions.
 */
const commonWords = new Set(
  `password passwort motdepasse contrasena parol qwerty qwertyuiop azerty asdfghjkl zxcvbnm letmein welcome admin administrator login
  iloveyou monkey dragon football princess sunshine superman master shadow secret test guest changeme trustno abc abcdef abcdefgh
  shalom ballet ballerina pointe pointeshoes dance dancer bloch capezio nikolay grishko gaynor russianpointe swanlake nutcracker
  йцукен пароль привет любовь балет סיסמה סיסמא שלום ישראל בלט`.split(/\s+/),
);
const letterGames: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const lettersOnly = (text: string): string => text.replaceAll(/\P{L}/gu, '');
const played = (text: string): string =>
  [...text].map((character) => ownValue(letterGames, character) ?? character).join('');

/**
 * Whether a password is too easy to guess: a common word in disguise, a run of one or two characters, or the person's
 * own name or address.
 */
export const isCommonPassword = (password: string, own: { username: string; email: string }): boolean => {
  const lower = password.normalize('NFKC').toLowerCase();
  if (new Set(lower).size < 4) return true;
  const trimmed = lower.replaceAll(/^[\P{L}]+|[\P{L}]+$/gu, '');
  if (
    [lettersOnly(lower), lettersOnly(played(trimmed)), lettersOnly(played(lower))].some((word) => commonWords.has(word))
  ) {
    return true;
  }
  return [own.username, own.email, own.email.split('@')[0] ?? '']
    .map((name) => name.toLowerCase())
    .some((name) => name.length >= 4 && lower.includes(name));
};
