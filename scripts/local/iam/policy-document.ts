import * as z from 'zod';

const oneOrMore = z.union([z.string().transform((one) => [one]), z.array(z.string())]);

/** Strict, so that `NotAction`, `NotResource` and anything else that is not enforced here is an error, not a hole. */
const statementSchema = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(['Allow', 'Deny']),
  Action: oneOrMore,
  Resource: oneOrMore,
  Principal: z.union([z.literal('*'), z.record(z.enum(['AWS', 'Service']), oneOrMore.optional())]).optional(),
  Condition: z.record(z.string(), z.record(z.string(), oneOrMore)).default({}),
});

export const policyDocumentSchema = z.strictObject({
  Version: z.string().optional(),
  Id: z.string().optional(),
  Statement: z.array(statementSchema),
});
export type PolicyStatement = z.infer<typeof statementSchema>;
