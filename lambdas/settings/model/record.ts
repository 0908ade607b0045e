import * as z from 'zod/mini';
import {
  initialSettings,
  type SecretName,
  type SectionName,
  type Settings,
  secretNames,
  sectionNames,
  settingsOf,
} from '#contracts/settings/sections.ts';
import { timeSchema } from '#contracts/text/fields.ts';

/** Who changed something, by id, and when. */
const changeSchema = z.object({ time: timeSchema, by: z.string() });
export type Change = z.infer<typeof changeSchema>;

const storedSectionSchema = z.object({
  version: z.number(),
  values: z.record(z.string(), z.unknown()),
  changed: changeSchema,
});
const storedSecretSchema = z.object({ id: z.string(), ...changeSchema.shape });

/** A section as it holds now. Version 0 is what the product brings. */
export interface Section<Name extends SectionName> {
  version: number;
  values: Settings[Name];
  changed?: Change | undefined;
}
/** A secret that is set: the last part of its parameter's name. */
export type StoredSecret = z.infer<typeof storedSecretSchema>;

export interface SettingsRecord {
  sections: { [Name in SectionName]: Section<Name> };
  secrets: { [Name in SecretName]?: StoredSecret };
}

/** The attributes of the item: one for each section and each secret, so that each is changed by itself. */
export const sectionAttribute = (name: SectionName): string => `section_${name}`;
export const secretAttribute = (name: SecretName): string => `secret_${name}`;

/**
 * The stored values in the form of today: a setting that is new has its initial value, and so has one whose value is not allowed
 * any more. Settings that are gone are left out.
 */
export const valuesOf = <Name extends SectionName>(name: Name, stored: Record<string, unknown>): Settings[Name] =>
  Object.fromEntries(
    settingsOf(name).map(([key, { schema, initial }]) => {
      const { success, data } = schema.safeParse(stored[key]);
      return [key, success ? data : initial];
    }),
  ) as Settings[Name];

const sectionIn = <Name extends SectionName>(name: Name, item: Record<string, unknown>): Section<Name> => {
  // An attribute in another form must not stop every log-in: the section is then as the product brings it.
  const { data: stored } = storedSectionSchema.safeParse(item[sectionAttribute(name)]);
  if (stored === undefined) return { version: 0, values: initialSettings[name] };
  return { ...stored, values: valuesOf(name, stored.values) };
};

export const recordOf = (item: unknown): SettingsRecord => {
  const attributes = z.optional(z.record(z.string(), z.unknown())).parse(item) ?? {};
  const secretIn = (name: SecretName) => storedSecretSchema.safeParse(attributes[secretAttribute(name)]).data;
  return {
    sections: Object.fromEntries(
      sectionNames.map((name) => [name, sectionIn(name, attributes)]),
    ) as SettingsRecord['sections'],
    secrets: Object.fromEntries(
      secretNames.flatMap((name) => {
        const stored = secretIn(name);
        return stored ? [[name, stored]] : [];
      }),
    ),
  };
};
