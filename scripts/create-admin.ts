/**
 * `npm run create-admin -- --username <name> --email <address>`: makes the first administrator of a deployed stack, with
 * the operator's own AWS credentials. TABLE_NAME, USER_POOL_ID and USER_POOL_CLIENT_ID are the stack's outputs; the
 * password comes from ADMIN_PASSWORD, so that it stands in no history of commands.
 */
import { parseArgs } from 'node:util';
import { env } from '#lambdas/platform/env.ts';
import { ensureAdministrator } from './administrator.ts';

const { values } = parseArgs({ options: { username: { type: 'string' }, email: { type: 'string' } } });
try {
  const people = {
    tableName: env('TABLE_NAME'),
    userPoolId: env('USER_POOL_ID'),
    clientId: env('USER_POOL_CLIENT_ID'),
  };
  const { username = '', email = '' } = values;
  const done = await ensureAdministrator(people, { username, email, password: env('ADMIN_PASSWORD') });
  console.log(`administrator ${username}: ${done}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
