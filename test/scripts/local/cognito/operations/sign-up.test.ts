import {
  AdminGetUserCommand,
  ConfirmSignUpCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { minutes, otherThan, password, refusal, startPool } from '../support/pool.ts';

const confirm = (pool: Awaited<ReturnType<typeof startPool>>, username: string, code: string, more: object = {}) =>
  pool.send(new ConfirmSignUpCommand({ ...pool.web, Username: username, ConfirmationCode: code, ...more }));
const resend = (pool: Awaited<ReturnType<typeof startPool>>, username: string) =>
  pool.send(new ResendConfirmationCodeCommand({ ...pool.web, Username: username }));
const userOf = (pool: Awaited<ReturnType<typeof startPool>>, username: string) =>
  pool.send(new AdminGetUserCommand({ UserPoolId: pool.poolId, Username: username }));
const expired = refusal('ExpiredCodeException', 'Invalid code provided, please request a code again.');
const mismatch = refusal('CodeMismatchException', 'Invalid verification code provided, please try again.');
const tooMany = refusal('LimitExceededException', 'Attempt limit exceeded, please try after some time.');

describe('SignUp', () => {
  it('sends a code of six digits from the address of the template and tells where it went', async () => {
    const pool = await startPool();
    const reply = await pool.signUp('ella', 'ella@example.test');
    expect(reply).toMatchObject({
      UserConfirmed: false,
      UserSub: expect.stringMatching(/^[\da-f-]{36}$/),
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'e***@e***' },
    });
    expect(pool.mails).toEqual([
      {
        from: 'Pointe <hello@pointe.test>',
        to: 'ella@example.test',
        subject: 'Your code',
        html: expect.stringMatching(/^Your code is \d{6}$/),
        configurationSet: 'transactional',
      },
    ]);
  });

  it.each([
    [
      'a short password',
      { Password: 'a-1' },
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
    ],
    [
      'a password without a digit',
      { Password: 'dance-dance' },
      'InvalidPasswordException',
      'Password did not conform with policy: Password must have numeric characters',
    ],
    [
      'no address',
      { UserAttributes: [] },
      'InvalidParameterException',
      'Attributes did not conform to the schema: email: The attribute is required',
    ],
    [
      'a malformed address',
      { UserAttributes: [{ Name: 'email', Value: 'ella' }] },
      'InvalidParameterException',
      'Invalid email address format.',
    ],
    [
      'an address as user name',
      { Username: 'ella@example.test' },
      'InvalidParameterException',
      /cannot be of email format/,
    ],
    [
      'an attribute that the pool has not',
      { UserAttributes: [{ Name: 'custom:shoe', Value: '1' }] },
      'InvalidParameterException',
      /Type for attribute {custom:shoe} could not be determined/,
    ],
    [
      'a verified mark',
      {
        UserAttributes: [
          { Name: 'email', Value: 'e@e.test' },
          { Name: 'email_verified', Value: 'true' },
        ],
      },
      'NotAuthorizedException',
      'A client attempted to write unauthorized attribute',
    ],
    [
      'a custom attribute that the client may not write',
      {
        UserAttributes: [
          { Name: 'email', Value: 'e@e.test' },
          { Name: 'custom:level', Value: '1' },
        ],
      },
      'NotAuthorizedException',
      'A client attempted to write unauthorized attribute',
    ],
    [
      'a value that is too long',
      {
        UserAttributes: [
          { Name: 'email', Value: 'e@e.test' },
          { Name: 'custom:level', Value: '1234' },
        ],
      },
      'InvalidParameterException',
      /custom:level/,
    ],
    [
      'an unknown client',
      { ClientId: 'nobody' },
      'ResourceNotFoundException',
      'User pool client nobody does not exist.',
    ],
  ])('refuses %s', async (_, change, name, message) => {
    const pool = await startPool();
    await expect(pool.signUp('ella', 'ella@example.test', change)).rejects.toEqual(refusal(name, message));
    expect(pool.mails).toEqual([]);
  });

  it('refuses a user name that is taken, whatever the case', async () => {
    const pool = await startPool();
    await pool.signUp('ella', 'ella@example.test');
    const again = pool.signUp('ELLA', 'other@example.test');
    await expect(again).rejects.toEqual(refusal('UsernameExistsException', 'User already exists'));
  });

  it('gives a name to one of two that ask for it at the same time', async () => {
    const pool = await startPool();
    const results = await Promise.allSettled([
      pool.signUp('ella', 'one@example.test'),
      pool.signUp('ella', 'two@example.test'),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is closed where only administrators create users', async () => {
    const pool = await startPool({ pool: { AdminCreateUserConfig: { AllowAdminCreateUserOnly: true } } });
    await expect(pool.signUp('ella', 'ella@example.test')).rejects.toEqual(
      refusal('NotAuthorizedException', 'SignUp is not permitted for this user pool'),
    );
  });

  it('demands the secret hash of a client with a secret, and only of that one', async () => {
    const pool = await startPool();
    const request = (more: object) =>
      pool.send(
        new SignUpCommand({
          ClientId: pool.server.id,
          Username: 'ella',
          Password: password,
          UserAttributes: [{ Name: 'email', Value: 'ella@example.test' }],
          ...more,
        }),
      );
    const { id, hash } = pool.server;
    const missing = `Client ${id} is configured with secret but SECRET_HASH was not received`;
    await expect(request({})).rejects.toEqual(refusal('NotAuthorizedException', missing));
    const wrong = `Unable to verify secret hash for client ${id}`;
    await expect(request({ SecretHash: hash('other') })).rejects.toEqual(refusal('NotAuthorizedException', wrong));
    const unasked = pool.signUp('ella', 'ella@example.test', { SecretHash: hash('ella') });
    await expect(unasked).rejects.toEqual(refusal('NotAuthorizedException', /is not configured for secret/));
    expect(await request({ SecretHash: hash('ella') })).toMatchObject({ UserConfirmed: false });
  });

  it('fails when the mail cannot be sent, and keeps the user', async () => {
    const pool = await startPool({ deliver: () => Promise.reject(new Error('not verified')) });
    const failed = pool.signUp('ella', 'ella@example.test');
    await expect(failed).rejects.toEqual(refusal('CodeDeliveryFailureException', /not verified/));
    expect(await userOf(pool, 'ella')).toMatchObject({ UserStatus: 'UNCONFIRMED' });
  });

  const sender = (From: string, identity: string) => ({
    pool: {
      EmailConfiguration: {
        EmailSendingAccount: 'DEVELOPER',
        From,
        SourceArn: `arn:aws:ses:eu-central-1:000000000000:identity/${identity}`,
      },
    },
  });

  it.each([
    ['hello@pointe.test', 'hello@pointe.test'],
    ['=?UTF-8?B?16TXldeZ16DXmA==?= <hello@mail.pointe.test>', 'pointe.test'],
  ])('sends from %s as the identity %s', async (from, identity) => {
    const pool = await startPool(sender(from, identity));
    await pool.signUp('ella', 'ella@example.test');
    expect(pool.mails).toMatchObject([{ from }]);
  });

  it.each([
    ['hello@pointe.test', 'other.test'],
    ['hello@mypointe.test', 'pointe.test'],
    ['hello@pointe.test', 'maya@pointe.test'],
  ])('sends nothing from %s as the identity %s', async (from, identity) => {
    const pool = await startPool(sender(from, identity));
    const failed = pool.signUp('ella', 'ella@example.test');
    await expect(failed).rejects.toEqual(refusal('CodeDeliveryFailureException', /is not the identity/));
    expect(pool.mails).toEqual([]);
  });
});

describe('a pool without SES', () => {
  it('cannot send', async () => {
    const pool = await startPool({ pool: { EmailConfiguration: undefined } });
    const failed = pool.signUp('ella', 'ella@example.test');
    await expect(failed).rejects.toEqual(refusal('CodeDeliveryFailureException', /not through SES/));
  });
});

describe('ConfirmSignUp', () => {
  it('confirms the user and the address with the code, once', async () => {
    const pool = await startPool();
    await pool.signUp('ella', 'ella@example.test');
    await confirm(pool, 'ELLA', pool.lastCode());
    expect(await userOf(pool, 'ella@example.test')).toMatchObject({
      Username: 'ella',
      UserStatus: 'CONFIRMED',
      UserAttributes: expect.arrayContaining([{ Name: 'email_verified', Value: 'true' }]),
    });
    const message = 'User cannot be confirmed. Current status is CONFIRMED';
    const again = confirm(pool, 'ella', pool.lastCode());
    await expect(again).rejects.toEqual(refusal('NotAuthorizedException', message));
  });

  it('refuses a code after 24 hours', async () => {
    const pool = await startPool();
    await pool.signUp('ella', 'ella@example.test');
    pool.advance(minutes(24 * 60) - 1000);
    await expect(confirm(pool, 'ella', otherThan(pool.lastCode()))).rejects.toEqual(mismatch);
    pool.advance(1000);
    await expect(confirm(pool, 'ella', pool.lastCode())).rejects.toEqual(expired);
  });

  it('refuses even the right code after five wrong ones, for 15 minutes', async () => {
    const pool = await startPool();
    await pool.signUp('ella', 'ella@example.test');
    const code = pool.lastCode();
    for (let tries = 0; tries < 5; tries++) {
      await expect(confirm(pool, 'ella', otherThan(code))).rejects.toEqual(mismatch);
    }
    await expect(confirm(pool, 'ella', code)).rejects.toEqual(tooMany);
    pool.advance(minutes(15));
    await confirm(pool, 'ella', code);
  });

  it('treats a user that does not exist as one without a code, unless the client shows users', async () => {
    const hiding = await startPool();
    await expect(confirm(hiding, 'nobody', '123456')).rejects.toEqual(expired);
    for (let tries = 0; tries < 4; tries++) await expect(confirm(hiding, 'nobody', '123456')).rejects.toEqual(expired);
    await expect(confirm(hiding, 'nobody', '123456')).rejects.toEqual(tooMany);
    const showing = await startPool({ web: { PreventUserExistenceErrors: 'LEGACY' } });
    await expect(confirm(showing, 'nobody', '123456')).rejects.toEqual(refusal('UserNotFoundException'));
  });

  it('leaves a verified address to its owner, unless the alias is taken over on purpose', async () => {
    const pool = await startPool();
    await pool.confirmedUser('ella', 'shared@example.test');
    await pool.signUp('maya', 'Shared@example.test');
    const code = pool.lastCode();
    const taken = refusal('AliasExistsException', 'An account with the email already exists.');
    await expect(confirm(pool, 'maya', code)).rejects.toEqual(taken);
    expect((await userOf(pool, 'shared@example.test')).Username).toBe('ella');
    await confirm(pool, 'maya', code, { ForceAliasCreation: true });
    expect((await userOf(pool, 'shared@example.test')).Username).toBe('maya');
    expect((await userOf(pool, 'ella')).UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'false' });
  });
});

describe('ResendConfirmationCode', () => {
  it('makes the former code void', async () => {
    const pool = await startPool();
    await pool.signUp('ella', 'ella@example.test');
    const former = pool.lastCode();
    await resend(pool, 'ella');
    const latest = pool.lastCode();
    if (former !== latest) await expect(confirm(pool, 'ella', former)).rejects.toEqual(mismatch);
    await confirm(pool, 'ella', latest);
  });

  it('answers for everybody alike and writes only to whom it concerns', async () => {
    const pool = await startPool();
    await pool.confirmedUser('ella');
    const sent = pool.mails.length;
    for (const name of ['ella', 'nobody']) {
      const { CodeDeliveryDetails } = await resend(pool, name);
      expect(CodeDeliveryDetails?.Destination).toMatch(/^[a-z]\*\*\*@[a-z]\*\*\*$/);
      expect(await resend(pool, name)).toMatchObject({ CodeDeliveryDetails });
    }
    expect(pool.mails).toHaveLength(sent);
  });

  it('tells a client that shows users what is the matter', async () => {
    const pool = await startPool({ web: { PreventUserExistenceErrors: 'LEGACY' } });
    await pool.confirmedUser('ella');
    const confirmed = refusal('InvalidParameterException', 'User is already confirmed.');
    await expect(resend(pool, 'ella')).rejects.toEqual(confirmed);
    await expect(resend(pool, 'nobody')).rejects.toEqual(refusal('UserNotFoundException'));
  });

  it('sends five mails an hour and no more, to known and unknown users alike', async () => {
    const pool = await startPool();
    await pool.signUp('ella', 'ella@example.test');
    for (const name of ['ella', 'nobody']) {
      for (let sent = 0; sent < 5; sent++) await resend(pool, name);
      await expect(resend(pool, name)).rejects.toEqual(tooMany);
    }
    pool.advance(minutes(60));
    await resend(pool, 'ella');
  });
});
