import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import type { ApiDocument } from '#contracts/api-description/endpoints.ts';
import type { Endpoint } from '#contracts/http/endpoint.ts';
import { registry } from '#contracts/registry/index.ts';
import { describeApi, type NamedSchemas } from './describe-api.ts';
import { type Documented, docComments } from './doc-comments.ts';
import { boundedLists } from './notes/bounded-lists.ts';
import { rateLimits } from './notes/rate-limits.ts';
import { repeatableWrites } from './notes/repeatable-writes.ts';
import { summaries } from './notes/summaries.ts';
import { slices } from './slices.ts';

const root = new URL('../../', import.meta.url);
const packageSchema = z.object({ version: z.string() });

/** The name of a schema: `postSchema` of the contracts is `Post`. */
const schemaName = (exported: string): string => exported.charAt(0).toUpperCase() + exported.slice(1, -'Schema'.length);

/** The contracts' schemas by name, the contract of each call, and what their comments say. */
const readContracts = async () => {
  const named: NamedSchemas = {};
  const contractOf = new Map<unknown, string>();
  const comments = { schemas: new Map<string, Documented>(), calls: new Map<string, Documented>() };
  const folder = new URL('lambdas/contracts/', root);
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter((file) => file.endsWith('.ts'));
  for (const file of files.sort()) {
    const documented = docComments(readFileSync(new URL(file, folder), 'utf8'));
    for (const [name, exported] of Object.entries(await import(new URL(file, folder).href))) {
      const said = documented.get(name);
      if (name.endsWith('Schema') && exported instanceof z.core.$ZodType) {
        named[schemaName(name)] = exported as NamedSchemas[string];
        if (said) comments.schemas.set(schemaName(name), said);
      } else if (!file.startsWith('registry')) {
        contractOf.set(exported, file.slice(0, -'.ts'.length));
        if (said) comments.calls.set(name, said);
      }
    }
  }
  return { named, contractOf, comments };
};

/** All calls by slice. One whose contract belongs to none stands under the contract's own name, which a test refuses. */
const bySlice = (contractOf: Map<unknown, string>): Record<string, Endpoint[]> => {
  const found: Record<string, Endpoint[]> = Object.fromEntries(slices.map(({ name }) => [name, []]));
  for (const endpoint of Object.values(registry).flat() as Endpoint[]) {
    const contract = contractOf.get(endpoint) ?? '';
    const name = slices.find(({ contracts }) => contracts.includes(contract))?.name ?? contract;
    found[name] = [...(found[name] ?? []), endpoint];
  }
  return found;
};

/** The description of this release's calls. */
export const apiDescription = async (): Promise<ApiDocument> => {
  const { version } = packageSchema.parse(JSON.parse(readFileSync(new URL('package.json', root), 'utf8')));
  const { named, contractOf, comments } = await readContracts();
  return describeApi(bySlice(contractOf), {
    named,
    version,
    comments,
    notes: { summaries, rateLimits, boundedLists, repeatableWrites },
    about: Object.fromEntries(slices.map(({ name, description }) => [name, description])),
  }) as unknown as ApiDocument;
};
