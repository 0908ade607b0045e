import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from './content-hash.ts';
import { runProgram } from './run-program.ts';
import { environment } from './template/environment.ts';
import type { Prepared } from './twin.ts';

const program = 'scripts/seed.ts';
/** What is seeded lies in folders of this name. */
const isSeed = (file: string): boolean => file === program || file.split(path.sep).includes('seed');

/** Seeds a fresh table, and again when the content changed; the program itself leaves alone what is already there. */
export const seedIfChanged = async (
  dataDir: string,
  { tables, freshTables, awsEndpoint, operator }: Prepared,
): Promise<string | undefined> => {
  const stampFile = path.join(dataDir, 'seed-stamp');
  const hash = await contentHash([program, 'lambdas'], isSeed);
  const seeded = await readFile(stampFile, 'utf8').catch(() => '');
  if (freshTables.length === 0 && seeded === hash) return undefined;
  const [tableName] = Object.values(tables);
  if (tableName === undefined) return undefined;
  const summary = await runProgram(program, {
    env: {
      TABLE_NAME: tableName,
      AWS_ENDPOINT_URL: awsEndpoint,
      AWS_REGION: environment.region,
      AWS_ACCESS_KEY_ID: operator.accessKeyId,
      AWS_SECRET_ACCESS_KEY: operator.secretAccessKey,
    },
  });
  await writeFile(stampFile, hash);
  return summary;
};
