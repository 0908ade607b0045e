import { AdminAddUserToGroupCommand, AdminRemoveUserFromGroupCommand } from '@aws-sdk/client-cognito-identity-provider';
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
  return { add, remove, claim };
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
});
