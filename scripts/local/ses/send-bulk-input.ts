import * as z from 'zod';
import { addressesSchema, headersSchema, readInput, recipientLimit, tagsSchema } from './send-email-input.ts';

/** The largest template that SES takes with its call, in bytes. */
const largestTemplate = 1_048_576;

const jsonObjectIn = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};
const valuesSchema = z
  .string()
  .default('{}')
  .transform((text, { addIssue }) => {
    const values = jsonObjectIn(text);
    if (values !== undefined) return values;
    addIssue('template data is a JSON object');
    return z.NEVER;
  });

const templateContentSchema = z
  .strictObject({ Subject: z.string(), Html: z.string().optional(), Text: z.string().optional() })
  .refine(({ Html, Text }) => Html !== undefined || Text !== undefined, 'Html or Text is needed')
  .refine(
    (content) => Buffer.byteLength(JSON.stringify(content)) <= largestTemplate,
    `a template is not longer than ${largestTemplate} bytes`,
  );

const entrySchema = z.strictObject({
  Destination: z
    .strictObject({ ToAddresses: addressesSchema, CcAddresses: addressesSchema, BccAddresses: addressesSchema })
    .prefault({}),
  ReplacementTags: tagsSchema,
  ReplacementHeaders: headersSchema,
  ReplacementEmailContent: z
    .strictObject({ ReplacementTemplate: z.strictObject({ ReplacementTemplateData: valuesSchema }).prefault({}) })
    .prefault({}),
});
export type BulkEntry = z.output<typeof entrySchema>;

/** Templates that are kept by SES are not simulated: the product sends its own with each call. */
const sendBulkSchema = z.strictObject({
  FromEmailAddress: z.string(),
  ReplyToAddresses: addressesSchema,
  DefaultEmailTags: tagsSchema,
  DefaultContent: z.strictObject({
    Template: z.strictObject({
      TemplateContent: templateContentSchema,
      TemplateData: valuesSchema,
      Headers: headersSchema,
    }),
  }),
  BulkEmailEntries: z
    .array(entrySchema)
    .min(1)
    .refine(
      (entries) =>
        entries.flatMap(({ Destination }) => Object.values(Destination).flat()).length <= recipientLimit &&
        entries.length <= recipientLimit,
      `more than ${recipientLimit} recipients`,
    ),
  ConfigurationSetName: z.string().optional(),
});
export type SendBulkInput = z.output<typeof sendBulkSchema>;

export const readSendBulk = (input: unknown): SendBulkInput => readInput('SendBulkEmail', sendBulkSchema, input);
