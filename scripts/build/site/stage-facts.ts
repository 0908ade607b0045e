import { readFileSync } from 'node:fs';
import * as z from 'zod';

const stageSchema = z.object({
  contact: z.string().default(''),
  logRetentionDays: z.number().default(30),
  analyticsId: z.string().default(''),
});
const settingsSchema = z.object({
  context: z.object({ stage: z.string(), stages: z.record(z.string(), stageSchema) }),
});

/**
 * The stage's settings that the site shows: those of STAGE, or of the default stage of cdk.json. A deployment compares
 * them with its stage (`infra/built-site.ts`).
 */
export const stageFacts = () => {
  const { stage, stages } = settingsSchema.parse(JSON.parse(readFileSync('cdk.json', 'utf8'))).context;
  const { contact, logRetentionDays, analyticsId } = stageSchema.parse(stages[process.env.STAGE ?? stage] ?? {});
  return { contact, logRetentionDays, analyticsId };
};
