import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { parseStage, type Stage } from '#infra/config.ts';
import { OperatorError } from './operator-error.ts';

const cdkSchema = z.object({ context: z.object({ stage: z.string().optional(), stages: z.unknown() }) });

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** @throws an OperatorError that names the file, and the field where one is wrong. */
const readContext = (file: string) => {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const problem =
      cause instanceof SyntaxError
        ? `${file} is not valid JSON: ${cause.message}`
        : `${file} cannot be read from this folder: ${reasonOf(cause)}`;
    throw new OperatorError(problem, { cause });
  }
  const read = cdkSchema.safeParse(content);
  if (!read.success) throw new OperatorError(`${file} does not describe the stages:\n${z.prettifyError(read.error)}`);
  return read.data.context;
};

/** A stage of cdk.json; without a name the one that `cdk deploy` takes. @throws an OperatorError that says what is wrong. */
export const readStage = (name: string | undefined, file = 'cdk.json'): Stage => {
  const context = readContext(file);
  try {
    return parseStage(name ?? context.stage, context.stages);
  } catch (cause) {
    throw new OperatorError(reasonOf(cause), { cause });
  }
};

export const stackName = (stage: Stage): string => `PointeShoes-${stage.name}`;
