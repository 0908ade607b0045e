import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { keptData } from './kept-data.ts';
import { contentHash } from './runtime/content-hash.ts';
import { runProgram } from './runtime/run-program.ts';
import { environment } from './template/environment.ts';
import type { Stack } from './template/stack.ts';
import type { Prepared } from './twin.ts';

const program = 'scripts/seed.ts';
/** Whether a file is part of what is seeded: folders with the name `seed`, and the program. */
const isSeed = (file: string): boolean => file === program || file.split(path.sep).includes('seed');

const clientSchema = z.looseObject({ GenerateSecret: z.boolean().default(false) });

/** The variables by which the seed finds the user pool and its first client with a secret. */
export const identityVariables = (stack: Stack): Record<string, string> => {
  const [pool] = stack.ofType('AWS::Cognito::UserPool');
  const client = stack
    .ofType('AWS::Cognito::UserPoolClient')
    .find(({ properties }) => clientSchema.parse(properties).GenerateSecret);
  return {
    ...(pool === undefined ? {} : { USER_POOL_ID: pool.id }),
    ...(client === undefined ? {} : { USER_POOL_CLIENT_ID: client.id }),
  };
};

/** The table of everything but the audit log. */
export const mainTable = (tables: Record<string, string>): string | undefined =>
  Object.entries(tables).find(([logicalId]) => logicalId.startsWith('Table'))?.[1];

/**
 * Seeds a fresh table, and again when the content or what it is seeded with changed; the program itself leaves alone
 * what is already there. The administrator is seeded where there is a password for one.
 */
export const seedIfChanged = async (
  dataDir: string,
  { stack, tables, freshTables, awsEndpoint, operator }: Prepared,
  adminPassword?: string,
): Promise<string | undefined> => {
  const tableName = mainTable(tables);
  if (tableName === undefined) return undefined;
  const stable = {
    TABLE_NAME: tableName,
    AWS_REGION: environment.region,
    ...identityVariables(stack),
    ...(adminPassword === undefined ? {} : { ADMIN_PASSWORD: adminPassword }),
  };
  const stampFile = path.join(dataDir, keptData.seed);
  const stamp = createHash('sha256')
    .update(await contentHash([program, 'lambdas'], isSeed))
    .update(JSON.stringify(stable))
    .digest('hex');
  if (freshTables.length === 0 && (await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return undefined;
  const summary = await runProgram(program, {
    env: {
      ...stable,
      AWS_ENDPOINT_URL: awsEndpoint,
      AWS_ACCESS_KEY_ID: operator.accessKeyId,
      AWS_SECRET_ACCESS_KEY: operator.secretAccessKey,
    },
  });
  // Readable by its owner only, because it holds a hash of the password.
  await writeFile(stampFile, stamp, { mode: 0o600 });
  return summary;
};
