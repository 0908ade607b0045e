import { readFileSync } from 'node:fs';
import * as z from 'zod';

const stageSchema = z.object({
  domain: z.object({ name: z.string() }).optional(),
  contact: z.string().default(''),
  logRetentionDays: z.number().default(30),
  turnstile: z.unknown().optional(),
});
const settingsSchema = z.object({
  context: z.object({ stage: z.string(), stages: z.record(z.string(), stageSchema) }),
});

/**
 * The stage's settings that the site shows: those of STAGE, or of the default stage of cdk.json. `origin` is the
 * address that the built pages name in canonical links: the stage's domain, else the local twin's. A deployment draws
 * the pages again with their real address. A deployment compares `shown` with its stage (`infra/built-site.ts`).
 */
export const stageFacts = () => {
  const { stage, stages } = settingsSchema.parse(JSON.parse(readFileSync('cdk.json', 'utf8'))).context;
  const { domain, contact, logRetentionDays, turnstile } = stageSchema.parse(stages[process.env.STAGE ?? stage] ?? {});
  return {
    origin: domain ? `https://${domain.name}` : 'http://localhost:8080',
    shown: { contact, logRetentionDays, hasTurnstile: turnstile !== undefined },
  };
};
