import * as z from 'zod';
import { readProperties } from '../template/properties.ts';
import type { Resource, Stack } from '../template/stack.ts';
import { type Pattern, patternSchema } from './pattern.ts';

/** Characters of a pattern, and targets of a rule, that AWS takes. */
const [longestPattern, mostTargets] = [2_048, 5];
/** A day, as long as AWS tries. */
const longestAge = 86_400;
const mostRetries = 185;

const targetSchema = z.strictObject({
  Id: z.string().regex(/^[.\-_A-Za-z0-9]{1,64}$/),
  Arn: z.string(),
  DeadLetterConfig: z.strictObject({ Arn: z.string() }).optional(),
  RetryPolicy: z
    .strictObject({
      MaximumEventAgeInSeconds: z.int().min(60).max(longestAge).optional(),
      MaximumRetryAttempts: z.int().min(0).max(mostRetries).optional(),
    })
    .optional(),
});
export type RuleTarget = z.infer<typeof targetSchema>;

/** A rule with a schedule of its own is refused: schedules are the Scheduler's. */
const ruleSchema = z.strictObject({
  Name: z
    .string()
    .regex(/^[.\-_A-Za-z0-9]{1,64}$/)
    .optional(),
  Description: z.string().max(512).optional(),
  EventBusName: z.literal('default').optional(),
  EventPattern: patternSchema,
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  Targets: z.array(targetSchema).max(mostTargets).default([]),
});

/** A rule of the template on the account's default bus. */
export interface Rule {
  arn: string;
  pattern: Pattern;
  targets: RuleTarget[];
  isEnabled: boolean;
}

const refuse = (resource: Resource, why: string): never => {
  throw new Error(`AWS refuses ${resource.logicalId}: ${why}`);
};

/** The queue of a target. A queue that AWS refuses, or accepts and then never delivers to, is an error. */
const requireQueue = (stack: Stack, rule: Resource, arn: string): void => {
  const queue = stack.ofType('AWS::SQS::Queue').find((resource) => resource.attribute('Arn') === arn);
  if (queue === undefined) {
    throw new Error(`${rule.logicalId}: of the targets of rules the local twin knows the template's queues only`);
  }
  if (arn.endsWith('.fifo')) refuse(rule, 'a FIFO queue needs SqsParameters with a message group');
  const { KmsMasterKeyId } = z.looseObject({ KmsMasterKeyId: z.unknown().optional() }).parse(queue.properties);
  if (KmsMasterKeyId === 'alias/aws/sqs') {
    refuse(rule, `EventBridge may not use the key alias/aws/sqs of ${queue.logicalId}`);
  }
};

/** Reads the rules of a template. */
export const readRules = (stack: Stack): Rule[] =>
  stack.ofType('AWS::Events::Rule').map((resource) => {
    const { EventPattern, State, Targets } = readProperties(resource, ruleSchema);
    if (JSON.stringify(EventPattern).length > longestPattern) {
      refuse(resource, `its pattern is longer than ${longestPattern} characters`);
    }
    const ids = Targets.map(({ Id }) => Id);
    if (new Set(ids).size < ids.length) refuse(resource, 'two of its targets have the same id');
    for (const { Arn, DeadLetterConfig } of Targets) {
      requireQueue(stack, resource, Arn);
      if (DeadLetterConfig) requireQueue(stack, resource, DeadLetterConfig.Arn);
    }
    return { arn: resource.attribute('Arn'), pattern: EventPattern, targets: Targets, isEnabled: State === 'ENABLED' };
  });
