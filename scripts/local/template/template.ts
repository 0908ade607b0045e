import * as z from 'zod';

const stringOrList = z.union([z.string().transform((one) => [one]), z.array(z.string())]);

const resourceSchema = z.strictObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  DependsOn: stringOrList.default([]),
  Condition: z.string().optional(),
  Metadata: z.record(z.string(), z.unknown()).default({}),
  // The fate of data when a stack is deleted or changed: the twin never deletes on its own.
  DeletionPolicy: z.unknown().optional(),
  UpdateReplacePolicy: z.unknown().optional(),
});

/** A synthesized template as it lies in the assembly, before any intrinsic is resolved. */
export const templateSchema = z.strictObject({
  AWSTemplateFormatVersion: z.unknown().optional(),
  Description: z.string().optional(),
  Metadata: z.unknown().optional(),
  Parameters: z.record(z.string(), z.looseObject({ Type: z.string(), Default: z.unknown().optional() })).default({}),
  Mappings: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))).default({}),
  Conditions: z.record(z.string(), z.unknown()).default({}),
  /** Asserted by CloudFormation at deployment (the bootstrap version); nothing to assert on a laptop. */
  Rules: z.unknown().optional(),
  Resources: z.record(z.string(), resourceSchema),
  Outputs: z.record(z.string(), z.unknown()).default({}),
});
export type Template = z.infer<typeof templateSchema>;
