import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const runWith = (more: Record<string, string>, file: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${file}.ts`, ...args], {
    encoding: 'utf8',
    // No credentials, not even those of this machine.
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOME: '/nonexistent',
      AWS_EC2_METADATA_DISABLED: 'true',
      ...more,
    },
  });
  return { status, text: stdout + stderr };
};
const run = (file: string, ...args: string[]) => runWith({}, file, ...args);

describe("an operator's program", () => {
  it.each(['doctor', 'seed', 'create-admin', 'restore'])('%s shows how it is used, without a stack trace', (file) => {
    expect(run(file, '--help')).toMatchObject({ status: 0, text: expect.stringContaining(`npm run ${file} -- `) });
    const refused = run(file, '--nonsense');
    expect(refused.status).toBe(2);
    expect(refused.text).toContain(`npm run ${file} -- `);
    expect(refused.text).not.toMatch(/^\s+at /m);
  });

  it('names everything that is missing at once', () => {
    expect(run('create-admin', '--username', 'noa')).toMatchObject({
      status: 2,
      text: expect.stringContaining('Missing: --email, ADMIN_PASSWORD.'),
    });
  });

  it('names the brands that are ready where another is asked for [Q-001]', () => {
    expect(run('seed', '--brand', 'moon')).toMatchObject({
      status: 2,
      text: expect.stringMatching(/^No brand "moon" is ready to be added, only: freed\.$/m),
    });
  });

  it('names the stages where one is unknown', () => {
    expect(run('doctor', '--stage', 'moon')).toMatchObject({
      status: 2,
      text: expect.stringMatching(/unknown stage "moon": cdk\.json knows prod, local/),
    });
  });

  it.each([
    [
      'AWS cannot be reached',
      { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_ENDPOINT_URL: 'http://127.0.0.1:1' },
    ],
    ['No valid AWS credentials', { AWS_PROFILE: 'noa' }],
  ])('says "%s" without a stack trace, and names the profile', (fault, environment) => {
    for (const file of ['doctor', 'seed']) {
      const { status, text } = runWith(environment, file, '--stage', 'local');
      expect(status).toBe(2);
      expect(text).toMatch(new RegExp(`${fault}.*\\n.*(network|aws login)`));
      expect(text).not.toMatch(/^\s+at /m);
      if ('AWS_PROFILE' in environment) expect(text).toContain('(AWS_PROFILE is noa)');
    }
  });
});
