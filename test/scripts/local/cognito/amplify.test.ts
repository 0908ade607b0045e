import { Amplify } from 'aws-amplify';
import { confirmResetPassword, confirmSignUp, resendSignUpCode, resetPassword } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import { describe, expect, it, onTestFinished } from 'vitest';
import { otherThan, startPool } from './support/pool.ts';

/** Amplify as the browser has it, with nothing but the address of the endpoint changed. */
const configured = async () => {
  const pool = await startPool();
  // It warns of every endpoint that is not its own choice.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({
    Auth: {
      Cognito: { userPoolId: pool.poolId, userPoolClientId: pool.web.ClientId, userPoolEndpoint: pool.endpoint },
    },
  });
  onTestFinished(() => Amplify.configure({}));
  return pool;
};

describe('Amplify', () => {
  it('confirms a sign-up, with the code that was sent again', async () => {
    const pool = await configured();
    await pool.signUp('ella', 'ella@example.test');
    expect(await resendSignUpCode({ username: 'ella' })).toMatchObject({ destination: 'e***@e***' });
    const code = pool.lastCode();
    const wrong = confirmSignUp({ username: 'ella', confirmationCode: otherThan(code) });
    await expect(wrong).rejects.toMatchObject({ name: 'CodeMismatchException' });
    const { isSignUpComplete } = await confirmSignUp({ username: 'ella', confirmationCode: code });
    expect(isSignUpComplete).toBe(true);
    expect(await pool.logIn('ella')).toHaveProperty('AuthenticationResult');
  });

  it('resets a password by the address', async () => {
    const pool = await configured();
    await pool.confirmedUser('ella');
    const username = 'ella@example.test';
    const { nextStep } = await resetPassword({ username });
    expect(nextStep.codeDeliveryDetails).toMatchObject({ destination: 'e***@e***', deliveryMedium: 'EMAIL' });
    const answer = { username, confirmationCode: pool.lastCode() };
    const weak = confirmResetPassword({ ...answer, newPassword: 'weak' });
    await expect(weak).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    await confirmResetPassword({ ...answer, newPassword: 'other-2026' });
    expect(await pool.logIn('ella', 'other-2026')).toHaveProperty('AuthenticationResult');
  });

  it('cannot find out who has an account', async () => {
    const pool = await configured();
    expect(await resetPassword({ username: 'nobody@example.test' })).toMatchObject({ isPasswordReset: false });
    expect(pool.mails).toEqual([]);
  });
});
