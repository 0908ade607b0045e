import * as z from 'zod/mini';
import { type SectionName, type SectionValues, sectionSchemas, settingsOf } from '#contracts/settings/sections.ts';
import type { Setting } from '#contracts/settings/setting.ts';
import type { Language } from '#contracts/text/language.ts';
import { typedNumber } from '#contracts/text/typed.ts';

/** A setting as a form holds it: numbers as they are typed. */
export type FormValue = string | boolean | Record<Language, string>;
export type SectionForm = Record<string, FormValue>;

const isNumber = ({ control }: Setting): boolean => control.kind === 'number';

export const formValueOf = (setting: Setting, value: unknown): FormValue =>
  isNumber(setting) ? String(value) : (value as FormValue);

/** The first values of a section's form. */
export const formOf = <Name extends SectionName>(section: Name, values: SectionValues<Name>): SectionForm =>
  Object.fromEntries(
    settingsOf(section).map(([name, setting]) => [
      name,
      formValueOf(setting, (values as Record<string, unknown>)[name]),
    ]),
  );

/** Every number of the settings is a whole one. */
const numberIn = (typed: unknown): number => {
  const text = typedNumber(String(typed).slice(0, 100));
  return /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
};

const typedIn = (section: SectionName, form: SectionForm): unknown =>
  Object.fromEntries(
    settingsOf(section).map(([name, setting]) => [name, isNumber(setting) ? numberIn(form[name]) : form[name]]),
  );

/** The values that are saved of a form that the schema below has found right. */
export const valuesIn = <Name extends SectionName>(section: Name, form: SectionForm): SectionValues<Name> =>
  sectionSchemas[section].parse(typedIn(section, form));

/**
 * Checks a form by the section's own schema, so that the form and the server refuse the same. A check and no
 * transformation: zod's code for those would come with every public page.
 */
export const formSchemaOf = (section: SectionName): z.ZodMiniType<SectionForm, SectionForm> =>
  z.custom<SectionForm>().check(({ value, issues }) => {
    for (const { path, message } of sectionSchemas[section].safeParse(typedIn(section, value)).error?.issues ?? []) {
      issues.push({ code: 'custom', message, path, input: value });
    }
  });
