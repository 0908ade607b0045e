/** The comments of a contract on a declaration and on the fields in it. */
export interface Documented {
  text?: string;
  /** By the names that lead to a field, joined by dots: `query.kind`. */
  fields: Map<string, string>;
}

const words = (comment: readonly string[]): string =>
  comment
    .join(' ')
    .replaceAll(/\/\*\*|\*\/|(?<=^|\s)\*(?=\s)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const declaration = /^(?:export )?const (\w+)\b/;
const field = /^(\s+)(\w+|'[^']+'): /;

/**
 * The comments of a contract by the name of what they stand before. A contract is formatted by its nesting, so that the
 * indentation shows which field is in which: no schema has to carry its description to the browser.
 */
export const docComments = (source: string): Map<string, Documented> => {
  const found = new Map<string, Documented>();
  let current: Documented = { fields: new Map() };
  let above: { depth: number; name: string }[] = [];
  let comment: string[] = [];
  let isOpen = false;
  for (const line of source.split('\n')) {
    if (isOpen || line.trimStart().startsWith('/**')) {
      comment = isOpen ? [...comment, line] : [line];
      isOpen = !line.includes('*/');
      continue;
    }
    const text = words(comment);
    comment = [];
    const [, declared] = declaration.exec(line) ?? [];
    const [, indent = '', name = ''] = field.exec(line) ?? [];
    if (declared) {
      current = { fields: new Map(), ...(text && { text }) };
      above = [];
      found.set(declared, current);
    } else if (name) {
      above = [
        ...above.filter(({ depth }) => depth < indent.length),
        { depth: indent.length, name: name.replaceAll("'", '') },
      ];
      if (text) current.fields.set(above.map((each) => each.name).join('.'), text);
    }
  }
  return found;
};

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Puts a text to a field of a schema, through lists and alternatives; where there is no such field, it is left out. */
export const describeField = (schema: unknown, [name, ...rest]: readonly string[], text: string): void => {
  if (!isJson(schema) || name === undefined) return;
  const own = isJson(schema.properties) ? schema.properties[name] : undefined;
  if (isJson(own)) {
    if (rest.length > 0) describeField(own, rest, text);
    else own.description ??= text;
    return;
  }
  for (const inner of [schema.items, schema.additionalProperties, ...[schema.anyOf, schema.oneOf, schema.allOf].flat()])
    describeField(inner, [name, ...rest], text);
};
