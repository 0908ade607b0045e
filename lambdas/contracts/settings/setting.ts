import * as z from 'zod/mini';
import { line, lineText } from '../text/fields.ts';
import { type Language, languages } from '../text/language.ts';
import { isTimeZone } from '../text/time-zone.ts';
import { typedLine } from '../text/typed.ts';

/** The parts of the product that read a setting. A change of one that the pages show has every page drawn again. */
export const settingReaders = [
  'pages',
  'publicReads',
  'logIn',
  'accounts',
  'mail',
  'visitorStatistics',
  'telemetry',
  'auditLog',
  'assistant',
  'inbox',
  'campaigns',
] as const;
export type SettingReader = (typeof settingReaders)[number];

/** How a form edits the value. */
export type Control =
  | { kind: 'toggle' }
  | {
      kind: 'number';
      min: number;
      max: number;
      unit: 'attempts' | 'characters' | 'days' | 'dollars' | 'minutes' | 'percent' | 'pixels' | 'questions' | 'seconds';
    }
  | { kind: 'choice'; options: readonly string[] }
  | {
      kind: 'line';
      limit: number /** Written from left to right in every language: an address, an id. */;
      isCode: boolean;
    }
  | { kind: 'lines'; limit: number; isCode: boolean }
  | { kind: 'lineByLanguage' | 'linesByLanguage'; limit: number; isCode: boolean }
  | { kind: 'timeZone' };

/**
 * One setting, declared once: its possible values, its value until one is set, how it is edited, and who reads it. Its
 * texts are in `locales/<language>/settings.json` under `<section>.<name>`.
 */
export interface Setting<Schema extends z.ZodMiniType = z.ZodMiniType> {
  schema: Schema;
  initial: z.output<Schema>;
  control: Control;
  readers: readonly SettingReader[];
}

type Readers = readonly SettingReader[];

export const toggle = (initial: boolean, readers: Readers) => ({
  schema: z.boolean(),
  initial,
  control: { kind: 'toggle' } as const,
  readers,
});

type NumberControl = Extract<Control, { kind: 'number' }>;
export const number = (initial: number, range: Omit<NumberControl, 'kind'>, readers: Readers) => ({
  schema: z.int('wholeNumber').check(z.gte(range.min, `atLeast:${range.min}`), z.lte(range.max, `atMost:${range.max}`)),
  initial,
  control: { kind: 'number', ...range } as const,
  readers,
});

export const choice = <const Options extends readonly string[]>(
  options: Options,
  initial: Options[number],
  readers: Readers,
) => ({
  schema: z.enum(options),
  initial,
  control: { kind: 'choice', options } as const,
  readers,
});

/** One line; empty where nothing is set. */
export const shortText = (limit: number, readers: Readers) => ({
  schema: line(limit),
  initial: '',
  control: { kind: 'line', limit, isCode: false } as const,
  readers,
});

/** The form that a line must have; `rule` names the refusal. */
interface Form {
  isRight(value: string): boolean;
  rule: string;
  /** How a value is kept that may be typed in more than one way. */
  tidy?(value: string): string;
}
const lineOf = (limit: number, { isRight, rule, tidy = (value) => value }: Form) =>
  line(limit).check(
    z.overwrite((value) => tidy(value)),
    z.refine((value) => value === '' || isRight(value), rule),
  );

/** One line in a form of its own, such as an address or an id; empty where nothing is set. */
export const code = (limit: number, form: Form, readers: Readers) => ({
  schema: lineOf(limit, form),
  initial: '',
  control: { kind: 'line', limit, isCode: true } as const,
  readers,
});

const byLanguage = <Schema extends z.ZodMiniType>(schema: Schema): z.ZodMiniObject<Record<Language, Schema>> =>
  z.strictObject(Object.fromEntries(languages.map((language) => [language, schema])) as Record<Language, Schema>);
const inNone = Object.fromEntries(languages.map((language) => [language, ''])) as Record<Language, string>;

/** One line in each language; an empty one stands for the product's own text. */
export const shortTextByLanguage = (limit: number, readers: Readers) => ({
  schema: byLanguage(line(limit)),
  initial: inNone,
  control: { kind: 'lineByLanguage', limit, isCode: false } as const,
  readers,
});

/** One line in a form of its own in each language, such as an address. */
export const codeByLanguage = (limit: number, form: Form, readers: Readers) => ({
  schema: byLanguage(lineOf(limit, form)),
  initial: inNone,
  control: { kind: 'lineByLanguage', limit, isCode: true } as const,
  readers,
});

/** Text of several lines without marks that turn the text around them. */
const lines = (limit: number) =>
  z.string().check(
    // Marks alone are no text.
    z.overwrite(typedLine),
    z.maxLength(limit, `tooLong:${limit}`),
    z.refine((value) => value.split('\n').every((each) => lineText.test(each)), 'invalidText'),
  );

/** Several lines in a form of their own; empty where nothing is set. `rule` names the refusal. */
export const codeLines = (
  limit: number,
  /** The code of the rule that a text breaks. */
  brokenRule: (value: string) => string | undefined,
  readers: Readers,
) => ({
  schema: lines(limit).check(({ value, issues }) => {
    const message = value === '' ? undefined : brokenRule(value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value });
  }),
  initial: '',
  control: { kind: 'lines', limit, isCode: true } as const,
  readers,
});

export const longTextByLanguage = (limit: number, readers: Readers) => ({
  schema: byLanguage(lines(limit)),
  initial: inNone,
  control: { kind: 'linesByLanguage', limit, isCode: false } as const,
  readers,
});

export const timeZone = (initial: string, readers: Readers) => ({
  schema: z
    .string()
    .check(z.minLength(1, 'required'), z.maxLength(64, 'tooLong:64'), z.refine(isTimeZone, 'invalidTimeZone')),
  initial,
  control: { kind: 'timeZone' } as const,
  readers,
});
