import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { parseStage, type Stage } from '#infra/config.ts';
import { OperatorError } from './operator-error.ts';

const cdkSchema = z.object({ context: z.object({ stage: z.string().optional(), stages: z.unknown() }) });

/** A stage of cdk.json; without a name the one that `cdk deploy` takes. @throws an OperatorError that says what is wrong. */
export const readStage = (name: string | undefined, file = 'cdk.json'): Stage => {
  const { context } = cdkSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  try {
    return parseStage(name ?? context.stage, context.stages);
  } catch (cause) {
    throw new OperatorError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
};

export const stackName = (stage: Stage): string => `PointeShoes-${stage.name}`;
