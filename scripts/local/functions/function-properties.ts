import * as z from 'zod';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Resource, Stack } from '../template/stack.ts';

const functionSchema = z.strictObject({
  FunctionName: z.string().optional(),
  Code: z.strictObject({ S3Bucket: z.string(), S3Key: z.string() }),
  Handler: z.string(),
  Runtime: z.string().regex(/^nodejs/, 'only Node functions run on a laptop'),
  Role: z.string(),
  Environment: z.strictObject({ Variables: z.record(z.string(), z.string()) }).default({ Variables: {} }),
  Timeout: z.number().default(3),
  MemorySize: z.number().default(128),
  RecursiveLoop: z.enum(['Allow', 'Terminate']).default('Terminate'),
  // The laptop's own processor and limits apply.
  Architectures: irrelevant,
  Description: irrelevant,
  EphemeralStorage: irrelevant,
  LoggingConfig: irrelevant,
  ReservedConcurrentExecutions: irrelevant,
  Tags: irrelevant,
  TracingConfig: irrelevant,
});

export interface DeployedFunction {
  resource: Resource;
  name: string;
  arn: string;
  properties: z.infer<typeof functionSchema>;
}

/** Functions that only serve custom resources, which the twin simulates itself. */
const providers = (stack: Stack): Set<unknown> =>
  new Set(
    stack.resources
      .filter(({ type }) => type.startsWith('Custom::'))
      .map(({ properties }) => z.looseObject({ ServiceToken: z.string() }).parse(properties).ServiceToken),
  );

/** The functions of the stack that run on a laptop. */
export const deployedFunctions = (stack: Stack): DeployedFunction[] => {
  const simulated = providers(stack);
  return stack
    .ofType('AWS::Lambda::Function')
    .filter((resource) => !simulated.has(resource.attribute('Arn')))
    .map((resource) => ({
      resource,
      name: resource.id,
      arn: resource.attribute('Arn'),
      properties: readProperties(resource, functionSchema),
    }));
};
