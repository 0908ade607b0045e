import * as z from 'zod';
import { badRequest, notSimulated } from './errors.ts';

/** SES's limit of recipients in one call, To, Cc and Bcc together. */
export const recipientLimit = 50;

const content = z
  .strictObject({ Data: z.string(), Charset: z.string().optional() })
  // Without a character set SES sends 7-bit text.
  .refine(({ Data, Charset }) => Charset !== undefined || /^[\t\r\n\x20-\x7e]*$/.test(Data), {
    error: 'text outside of ASCII needs a Charset',
  })
  .transform(({ Data }) => Data);

const attachment = z.strictObject({
  FileName: z.string().min(1),
  RawContent: z.base64(),
  ContentDisposition: z.enum(['ATTACHMENT', 'INLINE']).default('ATTACHMENT'),
  ContentType: z.string().optional(),
  ContentId: z.string().optional(),
  ContentDescription: z.string().optional(),
  ContentTransferEncoding: z.literal('BASE64').optional(),
});

/** https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_MessageHeader.html */
export const headersSchema = z
  .array(
    z.strictObject({
      Name: z
        .string()
        .max(126)
        .regex(/^[!-9;-@A-~]+$/),
      Value: z
        .string()
        .min(1)
        .max(870)
        .regex(/^[ -~]*$/),
    }),
  )
  .max(15)
  .default([]);

const simple = z.strictObject({
  Subject: content,
  Body: z
    .strictObject({ Html: content.optional(), Text: content.optional() })
    .refine(({ Html, Text }) => Html !== undefined || Text !== undefined, { error: 'Html or Text is needed' }),
  Headers: headersSchema,
  Attachments: z.array(attachment).default([]),
});
export type SimpleContent = z.output<typeof simple>;

export const addressesSchema = z.array(z.string()).default([]);
const tagText = z
  .string()
  .max(256)
  .regex(/^[\w-]+$/, 'only letters, digits, underscores and dashes');

export const tagsSchema = z.array(z.strictObject({ Name: tagText, Value: tagText })).default([]);

const sendEmailSchema = z.strictObject({
  FromEmailAddress: z.string().optional(),
  Destination: z
    .strictObject({ ToAddresses: addressesSchema, CcAddresses: addressesSchema, BccAddresses: addressesSchema })
    .prefault({})
    .refine(({ ToAddresses, CcAddresses, BccAddresses }) => {
      return ToAddresses.length + CcAddresses.length + BccAddresses.length <= recipientLimit;
    }, `more than ${recipientLimit} recipients`),
  ReplyToAddresses: addressesSchema,
  Content: z
    .strictObject({ Simple: simple.optional(), Raw: z.strictObject({ Data: z.base64() }).optional() })
    .refine(({ Simple, Raw }) => (Simple === undefined) !== (Raw === undefined), 'one of Simple and Raw is needed'),
  EmailTags: tagsSchema,
  ConfigurationSetName: z.string().optional(),
});
export type SendEmailInput = z.output<typeof sendEmailSchema>;

/**
 * Reads the body of a call. Input that the twin lacks is refused by name; input that SES refuses is a
 * BadRequestException.
 */
export const readInput = <S extends z.ZodType>(call: string, schema: S, input: unknown): z.output<S> => {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const lacking = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [],
  );
  throw lacking.length > 0
    ? notSimulated(`${lacking.join(', ')} of SES ${call}`)
    : badRequest(z.prettifyError(parsed.error));
};

export const readSendEmail = (input: unknown): SendEmailInput => readInput('SendEmail', sendEmailSchema, input);
