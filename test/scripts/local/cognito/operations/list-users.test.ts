import {
  AdminDisableUserCommand,
  ListUsersCommand,
  type ListUsersCommandInput,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { refusal, startPool } from '../support/pool.ts';

const started = async () => {
  const pool = await startPool();
  for (const name of ['ella', 'elena', 'maya']) await pool.confirmedUser(name);
  await pool.signUp('noa', 'noa@other.test');
  const list = (more: Partial<ListUsersCommandInput> = {}) =>
    pool.send(new ListUsersCommand({ UserPoolId: pool.poolId, ...more }));
  const names = async (Filter: string) => {
    const { Users = [] } = await list({ Filter });
    return Users.map(({ Username }) => Username).sort();
  };
  return { pool, list, names };
};

describe('ListUsers', () => {
  it('goes through all users page by page', async () => {
    const { list } = await started();
    const seen: (string | undefined)[] = [];
    let PaginationToken: string | undefined;
    do {
      const page = await list({ Limit: 3, ...(PaginationToken ? { PaginationToken } : {}) });
      seen.push(...(page.Users ?? []).map(({ Username }) => Username));
      PaginationToken = page.PaginationToken;
    } while (PaginationToken);
    expect(seen.sort()).toEqual(['elena', 'ella', 'maya', 'noa']);
  });

  it.each([
    ['email = "ELLA@example.test"', ['ella']],
    ['email ^= "el"', ['elena', 'ella']],
    ['"username" ^= "m"', ['maya']],
    ['cognito:user_status = "unconfirmed"', ['noa']],
    ['status = "Disabled"', ['maya']],
    ['given_name = "Ella"', []],
  ])('finds by %s', async (filter, expected) => {
    const { pool, names } = await started();
    await pool.send(new AdminDisableUserCommand({ UserPoolId: pool.poolId, Username: 'maya' }));
    expect(await names(filter)).toEqual(expected);
  });

  it('shows the attributes that were asked for', async () => {
    const { list } = await started();
    const { Users } = await list({ Filter: 'username = "ella"', AttributesToGet: ['email'] });
    expect(Users).toMatchObject([{ Attributes: [{ Name: 'email', Value: 'ella@example.test' }] }]);
  });

  it.each(['email', 'email ~ "a"', 'custom:level = "1"', 'email = "a" and name = "b"'])(
    'refuses %s',
    async (Filter) => {
      const { list } = await started();
      await expect(list({ Filter })).rejects.toEqual(
        refusal('InvalidParameterException', 'Error while parsing filter.'),
      );
    },
  );
});
