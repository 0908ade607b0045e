import { wildcard } from './wildcard.ts';

/** What is known about a call; keys in lower case, as IAM compares them. */
export type Context = Record<string, string | undefined>;
type Test = (context: Context) => boolean;

/** Every call here counts as encrypted: on AWS only https endpoints are called. */
export const secureTransport: Context = { 'aws:securetransport': 'true' };

const knownKeys = ['aws:securetransport', 'aws:sourcearn', 'aws:sourceaccount', 's3:prefix'];

const operators: Record<string, (value: string, expected: string[]) => boolean> = {
  StringEquals: (value, expected) => expected.includes(value),
  StringNotEquals: (value, expected) => !expected.includes(value),
  StringLike: (value, expected) => expected.some((pattern) => wildcard(pattern).test(value)),
  ArnEquals: (value, expected) => expected.some((pattern) => wildcard(pattern).test(value)),
  ArnLike: (value, expected) => expected.some((pattern) => wildcard(pattern).test(value)),
  Bool: (value, expected) => expected.includes(value),
};

/** Compiles a statement's conditions; an operator or key that is not simulated is an error that names it. */
export const compileConditions = (conditions: Record<string, Record<string, string[]>>): Test => {
  const tests = Object.entries(conditions).flatMap(([operator, keys]) => {
    const compare = operators[operator];
    if (compare === undefined) throw new Error(`The local twin does not know the IAM condition operator ${operator}`);
    return Object.entries(keys).map(([key, expected]): Test => {
      const name = key.toLowerCase();
      if (!knownKeys.includes(name)) throw new Error(`The local twin does not know the IAM condition key ${key}`);
      return (context) => {
        const value = context[name];
        // A missing key fails every operator except the negated ones.
        return value === undefined ? operator === 'StringNotEquals' : compare(value, expected);
      };
    });
  });
  return (context) => tests.every((test) => test(context));
};
