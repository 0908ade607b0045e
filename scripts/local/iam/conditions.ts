import { wildcard } from './wildcard.ts';

/** The known facts about a call; keys in lower case, as IAM compares them. */
export type Context = Record<string, string | readonly string[] | undefined>;
type Test = (context: Context) => boolean;

/** Every call here counts as encrypted: on AWS only https endpoints are called. */
export const secureTransport: Context = { 'aws:securetransport': 'true' };

const knownKeys = [
  'aws:requestedregion',
  'aws:securetransport',
  'aws:sourcearn',
  'aws:sourceaccount',
  'bedrock:inferenceprofilearn',
  'dynamodb:leadingkeys',
  'iam:passedtoservice',
  's3:prefix',
  'ses:fromaddress',
];

type Compare = (value: string) => boolean;

const equals =
  (expected: string[]): Compare =>
  (value) =>
    expected.includes(value);

const matches = (expected: string[]): Compare => {
  const patterns = expected.map((pattern) => wildcard(pattern));
  return (value) => patterns.some((pattern) => pattern.test(value));
};

/** Each makes a comparison with what a statement expects. */
const operators: Record<string, (expected: string[]) => Compare> = {
  StringEquals: equals,
  StringNotEquals: (expected) => (value) => !expected.includes(value),
  StringLike: matches,
  ArnEquals: matches,
  ArnLike: matches,
  Bool: equals,
};

const operatorOf = (name: string) => {
  const operator = operators[name];
  if (operator === undefined) throw new Error(`The local twin does not know the IAM condition operator ${name}`);
  return operator;
};

/** `ForAnyValue:StringLike` is about several values, each compared as the part behind the colon says. */
const setOperator = /^(ForAnyValue|ForAllValues):(.+)$/;
const requireKnown = (operator: string) =>
  operator === 'Null' ? undefined : operatorOf(setOperator.exec(operator)?.[2] ?? operator);

/** Of a key with several values: whether one of them passes, or all of them. Without any, one does not and all do. */
const compileSetTest = (name: string, operator: string, expected: string[]): Test | undefined => {
  const [, quantifier, each = ''] = setOperator.exec(operator) ?? [];
  if (quantifier === undefined) return undefined;
  const passes = operatorOf(each)(expected);
  return (context) => {
    const values = [context[name] ?? []].flat();
    return quantifier === 'ForAnyValue' ? values.some(passes) : values.every(passes);
  };
};

/** `true` asks that the key is missing, `false` that it is there. A key of several values without any is missing. */
const compileNullTest = (name: string, expected: string[]): Test => {
  return (context) => expected.includes(String([context[name] ?? []].flat().length === 0));
};

const compileTest = (name: string, operator: string, expected: string[]): Test => {
  if (operator === 'Null') return compileNullTest(name, expected);
  const passes = operatorOf(operator)(expected);
  return (context) => {
    const value = context[name];
    // A missing key fails every operator except the negated ones.
    if (value === undefined) return operator === 'StringNotEquals';
    return typeof value === 'string' && passes(value);
  };
};

/** Compiles a statement's conditions; an operator or key that is not simulated is an error that names it. */
export const compileConditions = (conditions: Record<string, Record<string, string[]>>): Test => {
  const tests = Object.entries(conditions).flatMap(([operator, keys]) => {
    requireKnown(operator);
    return Object.entries(keys).map(([key, expected]): Test => {
      const name = key.toLowerCase();
      if (!knownKeys.includes(name)) throw new Error(`The local twin does not know the IAM condition key ${key}`);
      return compileSetTest(name, operator, expected) ?? compileTest(name, operator, expected);
    });
  });
  return (context) => tests.every((test) => test(context));
};
