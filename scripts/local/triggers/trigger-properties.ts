import * as z from 'zod';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Resource, Stack } from '../template/stack.ts';

const triggerSchema = z.strictObject({
  ServiceToken: z.string(),
  /** Of a version of the function. */
  HandlerArn: z.string(),
  InvocationType: z.enum(['RequestResponse', 'Event']).default('RequestResponse'),
  /** In milliseconds. */
  Timeout: z.coerce.number(),
  ExecuteOnHandlerChange: z.boolean().default(true),
  /** A hash of the deployed files: not read by the provider, a change of it makes the trigger run again. */
  Files: z.string().optional(),
});

const versionSchema = z.strictObject({
  FunctionName: z.string(),
  // The template's code is the only one there is.
  CodeSha256: irrelevant,
  Description: irrelevant,
});

/** A trigger of the CDK: a function that is invoked when the stack is deployed. */
export interface Trigger {
  resource: Resource;
  properties: z.infer<typeof triggerSchema>;
}

export const readTrigger = (stack: Stack, resource: Resource): Trigger => {
  const properties = readProperties(resource, triggerSchema);
  const version = stack.ofType('AWS::Lambda::Version').find(({ id }) => id === properties.HandlerArn);
  if (version !== undefined) readProperties(version, versionSchema);
  return { resource, properties };
};
