import {
  AdminCreateUserCommand,
  ConfirmSignUpCommand,
  ListUsersCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { password, startPool, type TriggerEvent } from './support/pool.ts';

type Pool = Awaited<ReturnType<typeof startPool>>;

const attributes = (email: string) => [
  { Name: 'email', Value: email },
  { Name: 'email_verified', Value: 'true' },
];
const byMail = { DesiredDeliveryMediums: ['EMAIL' as const] };
const create = (pool: Pool, more: object) =>
  pool.send(new AdminCreateUserCommand({ UserPoolId: pool.poolId, Username: 'maya', ...more }));

/** Everything that a refusal could have changed and a caller can see. */
const stateOf = async (pool: Pool) => {
  const { Users = [] } = await pool.send(new ListUsersCommand({ UserPoolId: pool.poolId }));
  return { users: Users.map(({ UserLastModifiedDate: _, ...user }) => user), mails: pool.mails.length };
};

/** Refuses or spoils one event of the trigger, from a moment on. */
const spoiling = () => {
  const spoiled: { source?: string; response?: object } = {};
  const trigger = (event: TriggerEvent): unknown => {
    if (event.triggerSource !== spoiled.source) return event;
    if (spoiled.response === undefined) throw new Error('no');
    return { ...event, response: spoiled.response };
  };
  return { spoiled, trigger };
};

const refused: [string, string, object | undefined, (pool: Pool) => Promise<unknown>][] = [
  [
    'a user of an address that another one has, whom the trigger refuses',
    'PreSignUp_AdminCreateUser',
    undefined,
    (pool) =>
      create(pool, {
        MessageAction: 'SUPPRESS',
        ForceAliasCreation: true,
        UserAttributes: attributes('ella@example.test'),
      }),
  ],
  [
    'a sign-up that the trigger refuses',
    'PreSignUp_SignUp',
    undefined,
    (pool) =>
      pool.send(
        new SignUpCommand({
          ...pool.web,
          Username: 'maya',
          Password: password,
          UserAttributes: attributes('m@example.test').slice(0, 1),
        }),
      ),
  ],
];

describe('a call that is refused', () => {
  it.each(refused)('leaves everything as it was: %s', async (_title, source, response, call) => {
    const { spoiled, trigger } = spoiling();
    const pool = await startPool({ trigger });
    await pool.confirmedUser('ella');
    const before = await stateOf(pool);
    Object.assign(spoiled, { source, response });
    await expect(call(pool)).rejects.toThrow();
    expect(await stateOf(pool)).toEqual(before);
  });

  it.each([
    ['is refused by the trigger', undefined],
    ['lacks the code', { emailMessage: 'without', emailSubject: 'x' }],
    ['is too long', { emailMessage: `{####}${'x'.repeat(20_001)}`, emailSubject: 'x' }],
  ])('leaves the former code as good as it was, where a message %s', async (_title, response) => {
    const { spoiled, trigger } = spoiling();
    const pool = await startPool({ trigger });
    await pool.signUp('ella', 'ella@example.test');
    const code = pool.lastCode();
    Object.assign(spoiled, { source: 'CustomMessage_ResendCode', response });
    const again = new ResendConfirmationCodeCommand({ ...pool.web, Username: 'ella' });
    await expect(pool.send(again)).rejects.toThrow();
    await pool.send(new ConfirmSignUpCommand({ ...pool.web, Username: 'ella', ConfirmationCode: code }));
  });

  it('leaves no user who could not be invited', async () => {
    const pool = await startPool({ pool: { Schema: [] } });
    const before = await stateOf(pool);
    await expect(create(pool, { ...byMail, UserAttributes: [] })).rejects.toThrow(/email address to invite/);
    expect(await stateOf(pool)).toEqual(before);
  });
});
