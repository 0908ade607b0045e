import { readFile } from 'node:fs/promises';
import type { ApiDocument } from '#contracts/api-description/endpoints.ts';
import { lazy } from '#lambdas/platform/lazy.ts';

/** Reads the description that the build has put beside the function's code (`scripts/build/api-description-file.ts`), once. */
export const readDescription = lazy(
  async (): Promise<ApiDocument> => JSON.parse(await readFile(new URL('openapi.json', import.meta.url), 'utf8')),
);
