import { describe, expect, it } from 'vitest';
import { password, refusal, startPool } from './support/pool.ts';

describe('a pool of the template', () => {
  it.each([
    ['pool', { UserPoolAddOns: { AdvancedSecurityMode: 'ENFORCED' } }, 'UserPoolAddOns'],
    ['pool', { LambdaConfig: { PreTokenGeneration: 'arn' } }, 'PreTokenGeneration'],
    ['pool', { UsernameAttributes: ['email'] }, 'UsernameAttributes'],
    ['pool', { Schema: [{ Name: 'level', Mutable: false }] }, 'only attributes that can change'],
    ['pool', { EnabledMfas: ['EMAIL_OTP'] }, 'SOFTWARE_TOKEN_MFA'],
    [
      'pool',
      { VerificationMessageTemplate: { EmailSubject: 'Bonjour\u00a0!' } },
      String.raw`[\p{L}\p{M}\p{S}\p{N}\p{P}\s]+`,
    ],
    ['pool', { VerificationMessageTemplate: { EmailMessage: 'Your code' } }, '{####}'],
    ['pool', { AdminCreateUserConfig: { InviteMessageTemplate: { EmailSubject: 'x'.repeat(141) } } }, '140'],
    ['web', { AllowedOAuthFlowsUserPoolClient: true }, 'hosted sign-in is not simulated'],
    ['web', { CallbackURLs: ['https://example.com'] }, 'CallbackURLs'],
    ['web', { EnableTokenRevocation: false }, 'tokens without revocation are not simulated'],
  ])('stops the start where its %s says %j', async (part, properties, named) => {
    await expect(startPool({ [part]: properties })).rejects.toThrow(named);
  });

  it('has ids in the form of Cognito', async () => {
    const pool = await startPool();
    expect(pool.poolId).toMatch(/^eu-central-1_[\dA-Za-z]{9}$/);
    expect(pool.web.ClientId).toMatch(/^[\da-z]{26}$/);
  });

  it('has the policy of Cognito when it declares none', async () => {
    const pool = await startPool({ pool: { Policies: undefined } });
    const weak = pool.signUp('ella', 'ella@example.test', { Password: password });
    await expect(weak).rejects.toEqual(refusal('InvalidPasswordException', /uppercase/));
  });
});
