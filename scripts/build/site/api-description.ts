import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { registry } from '#contracts/registry.ts';
import { describeApi, type NamedSchemas } from '../../openapi/describe-api.ts';

const root = new URL('../../../', import.meta.url);
const packageSchema = z.object({ version: z.string() });

/** What the contracts export as `postSchema` is named `Post`. */
const namedSchemas = async (): Promise<NamedSchemas> => {
  const named: NamedSchemas = {};
  const folder = new URL('lambdas/contracts/', root);
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((file) => file.endsWith('.ts'));
  for (const file of files.sort()) {
    for (const [name, exported] of Object.entries(await import(new URL(file, folder).href))) {
      if (!name.endsWith('Schema') || !(exported instanceof z.core.$ZodType)) continue;
      named[name.charAt(0).toUpperCase() + name.slice(1, -'Schema'.length)] = exported as NamedSchemas[string];
    }
  }
  return named;
};

/** The description of this release's calls. */
export const apiDescription = async () => {
  const { version } = packageSchema.parse(JSON.parse(readFileSync(new URL('package.json', root), 'utf8')));
  return describeApi(registry, { named: await namedSchemas(), version });
};
