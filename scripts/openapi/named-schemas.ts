import { type Documented, describeField } from './doc-comments.ts';
import type { Json } from './json.ts';

/** The schemas that `from` refers to, directly or through others. */
export const usedBy = (from: unknown, schemas: Record<string, Json>): Record<string, Json> => {
  const used = new Map<string, Json>();
  const follow = (json: unknown) => {
    for (const [, name = ''] of JSON.stringify(json).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = schemas[name];
      if (!schema || used.has(name)) continue;
      used.set(name, schema);
      follow(schema);
    }
  };
  follow(from);
  return Object.fromEntries([...used].sort(([one], [other]) => one.localeCompare(other, 'en')));
};

/** The schemas with a name, with the comments of the contracts. */
export const describeSchemas = (
  schemas: Record<string, Json>,
  comments: ReadonlyMap<string, Documented>,
): Record<string, Json> => {
  for (const [name, { text, fields }] of comments) {
    for (const schema of [schemas[name], schemas[`${name}Input`]]) {
      if (!schema) continue;
      if (text) schema.description ??= text;
      for (const [path, said] of fields) describeField(schema, path.split('.'), said);
    }
  }
  return schemas;
};

/** Of a schema that is sent. */
export const inputReference = /"#\/components\/schemas\/(\w+?)Input"/g;

/** The names of schemas that say the same of what is sent as of what is answered: one of the two is enough. */
export const sameBothWays = (schemas: Record<string, Json>): Set<string> => {
  const texts = new Map(Object.entries(schemas).map(([name, schema]) => [name, JSON.stringify(schema)]));
  const same = new Set([...texts.keys()].filter((name) => texts.has(`${name}Input`)));
  const differs = (name: string): boolean => {
    const input = texts.get(`${name}Input`) ?? '';
    const referred = [...input.matchAll(inputReference)].flatMap(([, other]) => other ?? []);
    return (
      input.replaceAll(inputReference, '"#/components/schemas/$1"') !== texts.get(name) ||
      referred.some((other) => !same.has(other))
    );
  };
  for (let size = -1; size !== same.size; ) {
    size = same.size;
    for (const name of same) if (differs(name)) same.delete(name);
  }
  return same;
};
