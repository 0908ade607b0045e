import { ListUserPoolsCommand } from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { password, refusal, startPool } from './support/pool.ts';

type Pool = Awaited<ReturnType<typeof startPool>>;
/** A call as a browser or an unsigned SDK client makes it. */
const unsigned = (pool: Pool, operation: string, input: object, headers: Record<string, string> = {}) =>
  fetch(pool.endpoint, {
    method: 'POST',
    headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`, ...headers },
    body: JSON.stringify(input),
  });
const typeOf = async (reply: Promise<Response>): Promise<unknown> => (await (await reply).json()).__type;

describe('the Cognito stand-in', () => {
  it('refuses a call that it lacks, and shows it', async () => {
    const pool = await startPool();
    const call = pool.send(new ListUserPoolsCommand({ MaxResults: 1 }));
    await expect(call).rejects.toEqual(refusal('UnknownOperationException'));
    expect(pool.problems).toEqual([expect.stringContaining('the Cognito operation ListUserPools')]);
  });

  it('refuses a member that it lacks, and shows it', async () => {
    const pool = await startPool();
    const input = { ...pool.web, Username: 'ella', Password: password, Device: 'x' };
    expect(await typeOf(unsigned(pool, 'SignUp', input))).toBe('UnknownOperationException');
    expect(pool.problems).toEqual([expect.stringContaining('the member Device')]);
  });

  it('refuses input of the wrong shape', async () => {
    const pool = await startPool();
    expect(await typeOf(unsigned(pool, 'SignUp', { ...pool.web, Username: 1 }))).toBe('InvalidParameterException');
  });

  it('takes unsigned the calls that prove by their input who asks, and no other', async () => {
    const pool = await startPool();
    expect(await typeOf(unsigned(pool, 'GetUser', { AccessToken: 'x' }))).toBe('NotAuthorizedException');
    const missing = 'MissingAuthenticationTokenException';
    for (const operation of ['AdminGetUser', 'ListUsers', 'DescribeUserPoolClient', 'ListUserPools']) {
      const input = { UserPoolId: pool.poolId, Username: 'ella', ClientId: pool.server.id };
      expect(await typeOf(unsigned(pool, operation, input))).toBe(missing);
    }
    const asOther = { 'x-amz-target': 'DynamoDB_20120810.GetUser' };
    expect(await typeOf(unsigned(pool, 'GetUser', {}, asOther))).toBe(missing);
  });

  it('serves no page of another origin', async () => {
    const pool = await startPool();
    const foreign = { origin: 'https://elsewhere.test' };
    const reply = await unsigned(pool, 'GetUser', { AccessToken: 'x' }, foreign);
    expect(reply.status).toBe(403);
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    const preflight = await fetch(pool.endpoint, { method: 'OPTIONS', headers: foreign });
    expect(preflight.status).toBe(403);
  });
});
