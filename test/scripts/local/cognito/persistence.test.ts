import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { GetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/assembly.ts';
import { minutes, password, refusal, startPool } from './support/pool.ts';
import { enrolled } from './support/totp.ts';

const everythingIn = async (folder: string): Promise<string> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) => each.isFile());
  const texts = files.map(({ parentPath, name }) => readFile(path.join(parentPath, name), 'utf8'));
  return (await Promise.all(texts)).join('');
};

describe('the data of a pool', () => {
  it('outlives a restart: users, secrets, keys, second factors and sign-ins', async () => {
    const folder = await temporaryFolder();
    const first = await startPool({ folder });
    await first.confirmedUser('ella');
    await first.confirmedUser('maya');
    await enrolled(first, 'maya');
    const tokens = (await first.logIn('ella')).AuthenticationResult;

    const second = await startPool({ folder });
    expect(second.server).toMatchObject({ id: first.server.id, secret: first.server.secret });
    expect(second.cognito.keys).toEqual(first.cognito.keys);
    const { AccessToken } = tokens ?? {};
    expect(await second.send(new GetUserCommand({ AccessToken }))).toMatchObject({ Username: 'ella' });
    expect(await second.refresh('ella', tokens?.RefreshToken)).toHaveProperty('AuthenticationResult');
    expect(await second.logIn('ella@example.test')).toHaveProperty('AuthenticationResult');
    expect((await second.logIn('maya')).ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  });

  it('forgets nothing that was revoked', async () => {
    const folder = await temporaryFolder();
    const first = await startPool({ folder });
    await first.confirmedUser('ella');
    const { AccessToken, RefreshToken } = (await first.logIn('ella')).AuthenticationResult ?? {};
    await first.revoke(RefreshToken);
    const second = await startPool({ folder });
    await expect(second.send(new GetUserCommand({ AccessToken }))).rejects.toEqual(
      refusal('NotAuthorizedException', 'Access Token has been revoked'),
    );
  });

  it('holds neither passwords, codes nor refresh tokens as they are', async () => {
    const folder = await temporaryFolder();
    const pool = await startPool({ folder });
    await pool.signUp('ella', 'ella@example.test');
    const code = pool.lastCode();
    await pool.confirmedUser('maya');
    const { RefreshToken = '' } = (await pool.logIn('maya')).AuthenticationResult ?? {};
    const stored = await everythingIn(folder);
    expect(stored).toContain('ella@example.test');
    for (const secret of [password, `"${code}"`, RefreshToken]) expect(stored).not.toContain(secret);
  });

  it('drops sign-ins at the start once no token of theirs can be valid', async () => {
    const folder = await temporaryFolder();
    const first = await startPool({ folder });
    await first.confirmedUser('ella');
    await first.logIn('ella');
    expect(await everythingIn(folder)).toContain('originId');
    await startPool({ folder, skew: minutes(3 * 1440) });
    expect(await everythingIn(folder)).not.toContain('originId');
  });

  it('gives each pool secrets of its own', async () => {
    const [one, two] = [await startPool(), await startPool()];
    expect(one.server.id).toBe(two.server.id);
    expect(one.server.secret).toMatch(/^[\da-z]{51}$/);
    expect(one.server.secret).not.toBe(two.server.secret);
  });
});
