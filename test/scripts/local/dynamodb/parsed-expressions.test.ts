import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import type { AttributeValue } from '#scripts/local/dynamodb/dynalite.ts';
import { type ParserContext, rememberingParser } from '#scripts/local/dynamodb/parsed-expressions.ts';

const require = createRequire(import.meta.url);
/** As dynalite has them: the ones that it uses remember, too, so they are loaded anew. */
const parserOf = (name: string) => {
  const file = require.resolve(`dynalite/db/${name}`);
  const used = require.cache[file];
  delete require.cache[file];
  const { parse } = require(file);
  if (used) require.cache[file] = used;
  else delete require.cache[file];
  let calls = 0;
  const counted = (text: string, options: { context: ParserContext }): unknown => {
    calls += 1;
    return parse(text, options);
  };
  return { plain: { parse }, remembering: rememberingParser({ parse: counted }), calls: () => calls };
};

type Parsers = ReturnType<typeof parserOf>;
type Values = Record<string, AttributeValue>;

const outcomeOf = ({ parse }: Parsers['plain'], text: string, attrNames: Record<string, string>, attrVals: Values) => {
  const unusedAttrNames = Object.fromEntries(Object.keys(attrNames).map((name): [string, true] => [name, true]));
  const unusedAttrVals = Object.fromEntries(Object.keys(attrVals).map((name): [string, true] => [name, true]));
  const context = {
    attrNames,
    attrVals,
    unusedAttrNames,
    unusedAttrVals,
    isReserved: () => false,
    compare: () => true,
  };
  try {
    return { parsed: parse(text, { context }), unusedAttrNames, unusedAttrVals };
  } catch (error) {
    return String(error);
  }
};

const names = { '#a': 'a', '#b': 'b', '#unused': 'c' };
const one: Values = { ':v': { S: 'one' }, ':n': { N: '1' }, ':s': { NS: ['1', '2'] } };
const other: Values = { ':v': { S: 'other' }, ':n': { N: '2' }, ':s': { NS: ['7'] } };
const ofOtherTypes: Values = { ':v': { N: '5' }, ':n': { S: 'text' }, ':s': { L: [{ S: 'x' }] } };

describe('an expression that was parsed before', () => {
  it.each([
    ['conditionParser', '#a.#b = :v AND (attribute_exists(#b) OR NOT #a[3] < :n)'],
    ['conditionParser', 'begins_with(#a, :v) AND #b IN (:v, :n) AND size(#a) > :n'],
    ['conditionParser', '#a BETWEEN :n AND :n'],
    ['conditionParser', 'attribute_type(#a, :v)'],
    ['conditionParser', '#missing = :v'],
    ['conditionParser', '#a ='],
    ['updateParser', 'SET #a = if_not_exists(#a, :n) + :n, #b = :v REMOVE c[1] ADD d :s DELETE e :s'],
    ['updateParser', 'SET #a = list_append(#a, :s)'],
    ['updateParser', 'SET #a = :v, #a = :n'],
    ['projectionParser', '#a.#b, c[0].d'],
  ])('by the %s means what it would mean anew: %s', (name, text) => {
    const parsers = parserOf(name);
    for (const values of [one, other, ofOtherTypes, one]) {
      const anew = outcomeOf(parsers.plain, text, names, values);
      expect(outcomeOf(parsers.remembering, text, names, values)).toEqual(anew);
    }
    expect(outcomeOf(parsers.remembering, text, { '#a': 'z' }, one)).toEqual(
      outcomeOf(parsers.plain, text, { '#a': 'z' }, one),
    );
  });

  it('is not parsed again for other values of the same types', () => {
    const parsers = parserOf('updateParser');
    const parse = (values: Values) => outcomeOf(parsers.remembering, 'SET #a = :v', names, values);
    parse(one);
    parse(other);
    expect(parsers.calls()).toBe(1);
    parse(ofOtherTypes);
    expect(parsers.calls()).toBe(2);
  });

  it('is not changed by what is done with it', () => {
    const { remembering } = parserOf('updateParser');
    const parse = () => outcomeOf(remembering, 'SET #a = :v ADD d :s', names, one);
    const first = parse();
    const before = structuredClone(first);
    (first as { parsed: { sections: object[] } }).parsed.sections.splice(0);
    expect(parse()).toEqual(before);
  });
});
