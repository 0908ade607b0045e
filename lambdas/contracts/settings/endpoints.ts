import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { adminRefusals } from '../http/refusals.ts';
import { languageSchema } from '../text/locale.ts';
import { changeSchema } from './change.ts';
import {
  type SecretName,
  type SectionName,
  secretNames,
  sectionNames,
  sectionSchemas,
  shownSectionSchemas,
} from './sections.ts';

export const secretNameSchema = z.enum(secretNames as [SecretName, ...SecretName[]]);

type StoredSchemas = {
  [Name in SectionName]: z.ZodMiniObject<{
    version: z.ZodMiniNumber;
    values: (typeof sectionSchemas)[Name];
    changed: z.ZodMiniOptional<typeof changeSchema>;
  }>;
};
const storedSchemas = Object.fromEntries(
  sectionNames.map((name) => [
    name,
    z.object({
      version: z.number(),
      values: shownSectionSchemas[name] as z.ZodMiniType,
      changed: z.optional(changeSchema),
    }),
  ]),
) as unknown as StoredSchemas;
export const allSectionsSchema = z.object(storedSchemas);
export type AllSections = z.infer<typeof allSectionsSchema>;

const secretsSchema = z.record(secretNameSchema, z.optional(changeSchema));
export type SecretStates = z.infer<typeof secretsSchema>;

/** The settings of the section `general` in whose place pages show texts of the product's own. */
export const ownTextNames = ['siteName', 'slogan', 'footerText', 'developerCredit', 'location'] as const;
const ownTextsSchema = z.record(z.enum(ownTextNames), z.record(languageSchema, z.string()));
export type OwnTexts = z.infer<typeof ownTextsSchema>;

/** Every section with its version, 0 until it is first saved; which secrets are set; and what the stage limits. */
export const getSettings = endpoint({
  id: 'getSettings',
  method: 'GET',
  path: '/api/admin/settings',
  access: 'admin',
  responses: {
    200: z.object({
      sections: allSectionsSchema,
      secrets: secretsSchema,
      /** The operators' settings for the stage, which settings cannot exceed or replace. */
      stage: z.object({ sessionDays: z.number(), mailFrom: z.string(), contact: z.string() }),
      /** Shown while these settings are empty. */
      ownTexts: ownTextsSchema,
    }),
    ...adminRefusals,
  },
});

const askedSections = z
  .partial(
    z.strictObject(
      Object.fromEntries(
        sectionNames.map((name) => [
          name,
          z.strictObject({ version: z.int().check(z.gte(0)), values: sectionSchemas[name] as z.ZodMiniType }),
        ]),
      ) as unknown as {
        [Name in SectionName]: z.ZodMiniObject<{ version: z.ZodMiniNumber; values: (typeof sectionSchemas)[Name] }>;
      },
    ),
  )
  .check(z.refine((sections) => Object.keys(sections).length > 0, 'required'));

/** One or more sections, all or none. Each is a whole, and refused with `editConflict` unless its version is the present one. */
export const saveSettings = endpoint({
  id: 'saveSettings',
  method: 'PUT',
  path: '/api/admin/settings',
  access: 'admin',
  mayWait: true,
  idempotent: true,
  confirmed: true,
  body: z.strictObject({ sections: askedSections }),
  responses: {
    200: z.object({ sections: allSectionsSchema, secrets: secretsSchema }),
    ...adminRefusals,
    409: problemSchema,
  },
});
