import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  ResendConfirmationCodeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTriggers } from '#scripts/local/cognito/triggers.ts';
import { refusal, startPool, type TriggerEvent } from './support/pool.ts';

type Pool = Awaited<ReturnType<typeof startPool>>;
const unchanged = (event: TriggerEvent) => event;
const responding =
  (source: string, response: object) =>
  (event: TriggerEvent): unknown =>
    event.triggerSource === source ? { ...event, response } : event;
const failing = (source: string) => (event: TriggerEvent) => {
  if (event.triggerSource === source) throw new Error('no');
  return event;
};
const confirm = (pool: Pool, more: object = {}) =>
  pool.send(new ConfirmSignUpCommand({ ...pool.web, Username: 'ella', ConfirmationCode: pool.lastCode(), ...more }));
const ella = (pool: Pool) => ({ UserPoolId: pool.poolId, Username: 'ella' });
const statusOf = async (pool: Pool) => (await pool.send(new AdminGetUserCommand(ella(pool)))).UserStatus;

describe('triggers', () => {
  it('get events in the shape of Cognito', async () => {
    const pool = await startPool({ trigger: unchanged });
    const ClientMetadata = { language: 'he' };
    await pool.signUp('ella', 'ella@example.test', {
      ClientMetadata,
      ValidationData: [{ Name: 'from', Value: 'shop' }],
    });
    await confirm(pool, { ClientMetadata });
    const base = {
      version: '1',
      region: 'eu-central-1',
      userPoolId: pool.poolId,
      userName: 'ella',
      callerContext: { awsSdkVersion: expect.any(String), clientId: pool.web.ClientId },
    };
    const stored = {
      sub: expect.any(String),
      email: 'ella@example.test',
      email_verified: 'false',
      'cognito:user_status': 'UNCONFIRMED',
    };
    expect(pool.events).toEqual([
      {
        ...base,
        triggerSource: 'PreSignUp_SignUp',
        request: {
          userAttributes: { email: 'ella@example.test' },
          validationData: { from: 'shop' },
          clientMetadata: ClientMetadata,
        },
        response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
      },
      {
        ...base,
        triggerSource: 'CustomMessage_SignUp',
        request: {
          userAttributes: stored,
          codeParameter: '{####}',
          linkParameter: '{##Click Here##}',
          usernameParameter: null,
          clientMetadata: ClientMetadata,
        },
        response: { smsMessage: null, emailMessage: null, emailSubject: null },
      },
      {
        ...base,
        triggerSource: 'PostConfirmation_ConfirmSignUp',
        request: {
          userAttributes: { ...stored, email_verified: 'true', 'cognito:user_status': 'CONFIRMED' },
          clientMetadata: ClientMetadata,
        },
        response: {},
      },
    ]);
  });

  it('are told which call they serve', async () => {
    const pool = await startPool({ trigger: unchanged });
    await pool.signUp('ella', 'ella@example.test');
    const web = { ...pool.web, Username: 'ella' };
    await pool.send(new ResendConfirmationCodeCommand(web));
    await confirm(pool);
    await pool.send(new ForgotPasswordCommand(web));
    const reset = { ...web, ConfirmationCode: pool.lastCode(), Password: 'other-2026' };
    await pool.send(new ConfirmForgotPasswordCommand(reset));
    const maya = { UserPoolId: pool.poolId, Username: 'maya', DesiredDeliveryMediums: ['EMAIL' as const] };
    const UserAttributes = [{ Name: 'email', Value: 'maya@example.test' }];
    await pool.send(new AdminCreateUserCommand({ ...maya, UserAttributes }));
    expect(pool.events.map(({ triggerSource }) => triggerSource)).toEqual([
      'PreSignUp_SignUp',
      'CustomMessage_SignUp',
      'CustomMessage_ResendCode',
      'PostConfirmation_ConfirmSignUp',
      'CustomMessage_ForgotPassword',
      'PostConfirmation_ConfirmForgotPassword',
      'PreSignUp_AdminCreateUser',
      'CustomMessage_AdminCreateUser',
    ]);
  });
});

describe('PreSignUp', () => {
  it('refuses a sign-up by throwing', async () => {
    const pool = await startPool({ trigger: failing('PreSignUp_SignUp') });
    const refused = pool.signUp('ella', 'ella@example.test');
    const message = 'PreSignUp failed with error no.';
    await expect(refused).rejects.toEqual(refusal('UserLambdaValidationException', message));
    await expect(statusOf(pool)).rejects.toEqual(refusal('UserNotFoundException'));
  });

  it('may confirm the user and the address at once', async () => {
    const trigger = responding('PreSignUp_SignUp', { autoConfirmUser: true, autoVerifyEmail: true });
    const pool = await startPool({ trigger });
    expect(await pool.signUp('ella', 'ella@example.test')).toMatchObject({ UserConfirmed: true });
    expect(await pool.logIn('ella@example.test')).toHaveProperty('AuthenticationResult');
    expect(pool.mails).toEqual([]);
    expect(pool.events.at(-1)?.triggerSource).toBe('PostConfirmation_ConfirmSignUp');
  });

  it.each([null, 'done', { response: 'yes' }, { response: { autoConfirmUser: 'yes' } }])(
    'must give the event back, not %j',
    async (output) => {
      const pool = await startPool({ trigger: () => output });
      const refused = pool.signUp('ella', 'ella@example.test');
      await expect(refused).rejects.toEqual(refusal('InvalidLambdaResponseException', 'Unrecognizable lambda output'));
    },
  );
});

describe('CustomMessage', () => {
  it('words the mail around the code', async () => {
    const message = { emailSubject: 'הקוד שלך', emailMessage: '<p dir="rtl">{####} הוא הקוד</p>' };
    const pool = await startPool({ trigger: responding('CustomMessage_SignUp', message) });
    await pool.signUp('ella', 'ella@example.test');
    expect(pool.mails).toMatchObject([
      { subject: 'הקוד שלך', html: expect.stringMatching(/^<p dir="rtl">\d{6} הוא הקוד<\/p>$/) },
    ]);
  });

  it.each([
    ['lacks the code', { emailMessage: 'Welcome!' }],
    ['has a longer subject than Cognito takes', { emailSubject: 'x'.repeat(141), emailMessage: '{####}' }],
    ['is longer than Cognito takes', { emailMessage: `{####}${'x'.repeat(20_000)}` }],
  ])('fails when its text %s', async (_, message) => {
    const pool = await startPool({ trigger: responding('CustomMessage_SignUp', message) });
    const failed = pool.signUp('ella', 'ella@example.test');
    await expect(failed).rejects.toEqual(refusal('InvalidLambdaResponseException'));
    expect(pool.mails).toEqual([]);
  });

  it.each([
    ['a direction mark', 'Mariinsky\u200f'],
    ['a soft hyphen', 'Mariin\u00adsky'],
    ['a no-break space, as white space is that of ASCII', 'Bonjour\u00a0!'],
    ['what joins an emoji', '👩\u200d🦰'],
    ['a control character', 'a\u0007'],
  ])('is refused for a character that Cognito does not take: %s', async (_, text) => {
    const inText = await startPool({ trigger: responding('CustomMessage_SignUp', { emailMessage: `{####}${text}` }) });
    await expect(inText.signUp('ella', 'ella@example.test')).rejects.toEqual(
      refusal(
        'InvalidParameterException',
        String.raw`1 validation error detected: Value '{####}${text}' at 'emailBody' failed to satisfy constraint: Member must satisfy regular expression pattern: [\p{L}\p{M}\p{S}\p{N}\p{P}\s*]*`,
      ),
    );
    const message = { emailSubject: text, emailMessage: '{####}' };
    const inSubject = await startPool({ trigger: responding('CustomMessage_SignUp', message) });
    await expect(inSubject.signUp('ella', 'ella@example.test')).rejects.toEqual(refusal('InvalidParameterException'));
    expect([...inText.mails, ...inSubject.mails]).toEqual([]);
  });

  it('ends the call by throwing', async () => {
    const pool = await startPool({ trigger: failing('CustomMessage_SignUp') });
    const failed = pool.signUp('ella', 'ella@example.test');
    const message = 'CustomMessage failed with error no.';
    await expect(failed).rejects.toEqual(refusal('UserLambdaValidationException', message));
  });
});

describe('PostConfirmation', () => {
  it('cannot take the confirmation back', async () => {
    const pool = await startPool({ trigger: failing('PostConfirmation_ConfirmSignUp') });
    await pool.signUp('ella', 'ella@example.test');
    const message = 'PostConfirmation failed with error no.';
    await expect(confirm(pool)).rejects.toEqual(refusal('UserLambdaValidationException', message));
    expect(await statusOf(pool)).toBe('CONFIRMED');
  });
});

describe('a trigger that does not answer', () => {
  const call = {
    trigger: 'PreSignUp',
    source: 'PreSignUp_SignUp',
    userName: 'ella',
    clientId: undefined,
    userAttributes: {},
    clientMetadata: undefined,
    response: {},
  } as const;

  it('is given up after five seconds', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const run = createTriggers('pool', { PreSignUp: 'arn' }, () => new Promise(() => {}));
    const outcome = expect(run(call)).rejects.toMatchObject({
      type: 'UnexpectedLambdaException',
      message: expect.stringContaining('Socket timeout'),
    });
    await vi.advanceTimersByTimeAsync(5000);
    await outcome;
  });

  it('is an error when its function is not there', async () => {
    const run = createTriggers('pool', { PreSignUp: 'arn' }, () => undefined);
    await expect(run(call)).rejects.toMatchObject({ type: 'UnexpectedLambdaException' });
  });
});
