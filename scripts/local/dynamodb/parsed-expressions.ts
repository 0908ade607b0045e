import { createRequire } from 'node:module';

/** A value with its type: `{ S: 'text' }`. */
type Value = Record<string, unknown>;

/** The input of dynalite's parsers of expressions beside the text. Of what they find used, they delete the name. */
export interface ParserContext {
  attrNames?: Record<string, string> | undefined;
  attrVals?: Record<string, Value> | undefined;
  unusedAttrNames: Record<string, true>;
  unusedAttrVals: Record<string, true>;
}
interface Options {
  context: ParserContext;
}
export interface Parser {
  parse(text: string, options: Options): unknown;
}

/** Stands in a kept result where a value of the request stood. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

interface Kept {
  result: unknown;
  usedNames: readonly string[];
  usedValues: readonly string[];
}

const most = 1_000;
const longest = 4_096;
/** Of these the parser looks at values, not only at their types. */
const looksAtValues = /between|attribute_type/i;

/** Copies what a parser made: `replace` gives what is to stand in place of a part, or undefined. */
const copied = (part: unknown, replace: (part: object) => unknown): unknown => {
  if (typeof part !== 'object' || part === null) return part;
  const other = replace(part);
  if (other !== undefined) return other;
  if (Array.isArray(part)) return part.map((each) => copied(each, replace));
  const copy = Object.create(Object.getPrototypeOf(part));
  for (const [name, each] of Object.entries(part)) copy[name] = copied(each, replace);
  return copy;
};

const typesOf = (values: Record<string, Value>): string[][] =>
  Object.entries(values).map(([name, value]) => [name, ...Object.keys(value)]);

const allTrue = (names: object | undefined): Record<string, true> =>
  Object.fromEntries(Object.keys(names ?? {}).map((name): [string, true] => [name, true]));

const usedOf = (all: object | undefined, unused: object): string[] =>
  Object.keys(all ?? {}).filter((name) => !Object.hasOwn(unused, name));

/**
 * A parser that keeps what it found in the latest expressions. Its result depends only on the text, the names and the
 * types of values; the values themselves are put in anew each time. An expression that it refuses is parsed again each
 * time.
 */
export const rememberingParser = ({ parse }: Parser): Parser => {
  const known = new Map<string, Kept>();

  const remember = (key: string, text: string, { context }: Options): Kept => {
    const { attrNames, attrVals } = context;
    const [unusedAttrNames, unusedAttrVals] = [allTrue(attrNames), allTrue(attrVals)];
    const found = parse(text, { context: { ...context, unusedAttrNames, unusedAttrVals } });
    const places = new Map<object, Placeholder>(
      Object.entries(attrVals ?? {}).map(([name, value]) => [value, new Placeholder(name)]),
    );
    const kept = {
      result: copied(found, (part) => places.get(part)),
      usedNames: usedOf(attrNames, unusedAttrNames),
      usedValues: usedOf(attrVals, unusedAttrVals),
    };
    if (known.size >= most) known.delete(known.keys().next().value ?? '');
    known.set(key, kept);
    return kept;
  };

  return {
    parse: (text, options) => {
      const { attrNames = {}, attrVals = {}, unusedAttrNames, unusedAttrVals } = options.context;
      if (text.length > longest || looksAtValues.test(text)) return parse(text, options);
      const key = JSON.stringify([text, attrNames, typesOf(attrVals)]);
      const { result, usedNames, usedValues } = known.get(key) ?? remember(key, text, options);
      for (const name of usedNames) delete unusedAttrNames[name];
      for (const name of usedValues) delete unusedAttrVals[name];
      return copied(result, (part) => (part instanceof Placeholder ? attrVals[part.name] : undefined));
    },
  };
};

/** Has dynalite's validations remember what they have parsed: they call the parsers by these very objects. */
export const rememberParsed = (): void => {
  const require = createRequire(import.meta.url);
  for (const name of ['conditionParser', 'projectionParser', 'updateParser']) {
    const parser: Parser = require(`dynalite/db/${name}`);
    Object.assign(parser, rememberingParser({ parse: parser.parse }));
  }
};
