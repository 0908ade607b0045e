import { readFileSync } from 'node:fs';
import * as z from 'zod';

const settingsSchema = z.object({
  context: z.object({
    stage: z.string(),
    stages: z.record(z.string(), z.object({ domain: z.object({ name: z.string() }).optional() })),
  }),
});

/**
 * The address that canonical links, language versions and the sitemap name: SITE_ORIGIN, else the domain of the stage in
 * cdk.json (STAGE, or the default one), else the local twin's.
 */
export const siteOrigin = (): string => {
  const { stage, stages } = settingsSchema.parse(JSON.parse(readFileSync('cdk.json', 'utf8'))).context;
  const domain = stages[process.env.STAGE ?? stage]?.domain?.name;
  return process.env.SITE_ORIGIN ?? (domain ? `https://${domain}` : 'http://localhost:8080');
};
