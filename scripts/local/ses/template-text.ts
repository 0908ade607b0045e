import { notSimulated } from './errors.ts';

/** Values by name. */
export type TemplateValues = Readonly<Record<string, unknown>>;

const braces = /\{\{([^{}]*)\}\}/g;
const variable = /^\s*([\w.-]+)\s*$/;

/**
 * Refuses what the twin's templates lack: of SES's template language they know variables only, without helpers, conditions
 * and loops. @throws an AwsError
 */
export const requireSimpleTemplate = (text: string): void => {
  if (text.includes('{{{')) throw notSimulated('three braces in a template of SES');
  for (const [whole, inside = ''] of text.matchAll(braces)) {
    if (!variable.test(inside)) throw notSimulated(`${whole} in a template of SES`);
  }
  if (text.replaceAll(braces, '').includes('{{')) throw notSimulated('unclosed braces in a template of SES');
};

/** The values that a text asks for, in the order in which it does. */
export const variablesIn = (text: string): string[] =>
  Array.from(text.matchAll(braces), ([, inside = '']) => variable.exec(inside)?.[1] ?? '');

const valueIn = (values: TemplateValues, name: string): unknown =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** The first of these values that is not there. */
export const missingOf = (names: readonly string[], values: TemplateValues): string | undefined =>
  names.find((name) => (valueIn(values, name) ?? undefined) === undefined);

/** Puts the values in as they are: SES escapes nothing. @throws an Error where one is missing (`missingOf`) */
export const fillTemplate = (text: string, values: TemplateValues): string =>
  text.replaceAll(braces, (_whole, inside: string) => {
    const name = variable.exec(inside)?.[1] ?? '';
    const value = valueIn(values, name);
    if (value === undefined || value === null) throw new Error(`${name} is missing`);
    return String(value);
  });
