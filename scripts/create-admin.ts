/**
 * `npm run create-admin`: makes the first administrator of a deployed stage, with the operator's own AWS credentials. The
 * password comes from ADMIN_PASSWORD, so that it stands in no history of commands.
 */
import { parseArgs } from 'node:util';
import { isCommonPassword } from '#lambdas/platform/common-password.ts';
import { OperatorError, runOperator } from './operator/operator-error.ts';

const usage = `usage: ADMIN_PASSWORD=... npm run create-admin -- --username <name> --email <address> [--stage <name>]

Makes an administrator of the stage (prod unless named), or gives an existing user these rights, this address and this
password; their second factor, recovery codes and sessions end. Also the way back in for an administrator who has lost
everything.`;

await runOperator(usage, async () => {
  const { values } = parseArgs({
    options: { username: { type: 'string' }, email: { type: 'string' }, stage: { type: 'string' } },
  });
  const { username, email, stage } = values;
  const { ADMIN_PASSWORD: password } = process.env;
  const given = { '--username': username, '--email': email, ADMIN_PASSWORD: password };
  const missing = Object.entries(given).filter(([, value]) => !value);
  if (!username || !email || !password)
    throw new OperatorError(`Missing: ${missing.map(([name]) => name).join(', ')}.`);
  if (isCommonPassword(password, { username, email }))
    throw new OperatorError('ADMIN_PASSWORD is too easy to guess: the site would refuse it at the log-in.');
  // Not before there is something to do: the clients of AWS take longer to load than all the rest.
  const [{ ensureAdministrator, openPeople }, { readDeployment }] = await Promise.all([
    import('./administrator.ts'),
    import('./operator/deployment.ts'),
  ]);
  const done = await ensureAdministrator(openPeople(await readDeployment(stage)), { username, email, password });
  console.log(`administrator ${username}: ${done}`);
  return 0;
});
