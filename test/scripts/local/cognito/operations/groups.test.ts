import {
  AdminAddUserToGroupCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  ListUsersInGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { refusal, startPool } from '../support/pool.ts';

const started = async () => {
  const pool = await startPool();
  await pool.confirmedUser('ella');
  const member = (GroupName: string, Username = 'ella') => ({ UserPoolId: pool.poolId, Username, GroupName });
  const add = (group: string, username?: string) => pool.send(new AdminAddUserToGroupCommand(member(group, username)));
  const remove = (group: string) => pool.send(new AdminRemoveUserFromGroupCommand(member(group)));
  const claim = async (): Promise<unknown> => {
    const { AuthenticationResult } = await pool.logIn('ella');
    const body = AuthenticationResult?.AccessToken?.split('.')[1] ?? '';
    return JSON.parse(Buffer.from(body, 'base64url').toString())['cognito:groups'];
  };
  return { pool, add, remove, claim };
};

describe('groups', () => {
  it('are a claim of new tokens, the most important first', async () => {
    const { add, remove, claim } = await started();
    expect(await claim()).toBeUndefined();
    await add('editor');
    await add('admin');
    await add('admin');
    expect(await claim()).toEqual(['admin', 'editor']);
    await remove('admin');
    expect(await claim()).toEqual(['editor']);
  });

  it('must be in the template, and their members in the pool', async () => {
    const { add } = await started();
    await expect(add('owners')).rejects.toEqual(refusal('ResourceNotFoundException', 'Group not found.'));
    await expect(add('admin', 'nobody')).rejects.toEqual(refusal('UserNotFoundException'));
  });

  it('are listed by user, and their members by group, page by page', async () => {
    const { pool, add } = await started();
    const names = ['ella', 'maya', 'noa'];
    for (const name of names.slice(1)) await pool.confirmedUser(name);
    for (const name of names) await add('editor', name);
    const groups = await pool.send(
      new AdminListGroupsForUserCommand({ UserPoolId: pool.poolId, Username: 'ella@example.test' }),
    );
    expect(groups.Groups).toMatchObject([{ GroupName: 'editor', Description: 'Writes', Precedence: 2 }]);
    const page = { UserPoolId: pool.poolId, GroupName: 'editor', Limit: 2 };
    const first = await pool.send(new ListUsersInGroupCommand(page));
    const second = await pool.send(new ListUsersInGroupCommand({ ...page, NextToken: first.NextToken }));
    expect(second).not.toHaveProperty('NextToken');
    const listed = [...(first.Users ?? []), ...(second.Users ?? [])].map(({ Username }) => Username);
    expect(listed.sort()).toEqual(names);
  });
});
