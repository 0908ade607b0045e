import { randomInt } from 'node:crypto';
import { invalidPassword } from './errors.ts';
import type { PasswordPolicy } from './pool-properties.ts';

/** Cognito's list of what counts as a symbol; a space counts only between other characters. */
const symbol = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]|(?<=\S) (?=\S)/;
const longest = 256;

const kinds = [
  ['RequireLowercase', /[a-z]/, 'lowercase', 'abcdefghijkmnpqrstuvwxyz'],
  ['RequireUppercase', /[A-Z]/, 'uppercase', 'ABCDEFGHJKLMNPQRSTUVWXYZ'],
  ['RequireNumbers', /[0-9]/, 'numeric', '23456789'],
  ['RequireSymbols', symbol, 'symbol', '!@#%&*'],
] as const;

/** Throws InvalidPasswordException for the first rule that the password breaks. */
export const requirePolicy = (password: string, policy: PasswordPolicy): void => {
  const refuse = (why: string) => invalidPassword(`Password did not conform with policy: ${why}`);
  if (password.length < policy.MinimumLength) throw refuse('Password not long enough');
  if (password.length > longest) throw refuse('Password too long');
  for (const [rule, pattern, name] of kinds) {
    if (policy[rule] && !pattern.test(password)) throw refuse(`Password must have ${name} characters`);
  }
};

/** A password that every policy accepts, without characters that look alike. */
export const temporaryPassword = ({ MinimumLength }: PasswordPolicy): string => {
  const pick = (from: string): string => from.charAt(randomInt(from.length));
  const any = kinds.map(([, , , characters]) => characters).join('');
  const rest = Array.from({ length: Math.max(12, MinimumLength) - kinds.length }, () => pick(any));
  return [...kinds.map(([, , , characters]) => pick(characters)), ...rest].join('');
};
