import {
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  DeleteUserCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { password, refusal, startPool, type TriggerEvent } from './support/pool.ts';

const scope = 'aws.cognito.signin.user.admin';
const PreTokenGenerationConfig = {
  LambdaArn: 'arn:aws:lambda:eu-central-1:000000000000:function:trigger',
  LambdaVersion: 'V2_0',
};
const suppressing = (event: TriggerEvent, scopesToSuppress = [scope]) => ({
  ...event,
  response: { claimsAndScopeOverrideDetails: { accessTokenGeneration: { scopesToSuppress } } },
});
const openPool = async (trigger: (event: TriggerEvent) => unknown) => {
  const pool = await startPool({ trigger, pool: { LambdaConfig: { PreTokenGenerationConfig } } });
  await pool.confirmedUser('ella');
  return pool;
};
const claimsOf = (token = '') => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('the pre token generation trigger, version 2', () => {
  it('hears of each token before it is made', async () => {
    const pool = await openPool((event) => event);
    const { AuthenticationResult: tokens } = await pool.logIn('ella');
    await pool.refresh('ella', tokens?.RefreshToken);
    expect(pool.events.map(({ triggerSource }) => triggerSource)).toEqual([
      'TokenGeneration_Authentication',
      'TokenGeneration_RefreshTokens',
    ]);
    expect(pool.events[0]).toMatchObject({
      version: '2',
      userName: 'ella',
      callerContext: { clientId: pool.server.id },
      request: {
        userAttributes: { email: 'ella@example.test' },
        groupConfiguration: { groupsToOverride: [] },
        scopes: [scope],
      },
      response: { claimsAndScopeOverrideDetails: null },
    });
    expect(claimsOf(tokens?.AccessToken).scope).toBe(scope);
  });

  it('takes the scope of self-service away, and with it every call that a token alone allows', async () => {
    const pool = await openPool((event) => suppressing(event));
    const { AuthenticationResult: tokens } = await pool.logIn('ella');
    const AccessToken = tokens?.AccessToken;
    expect(claimsOf(AccessToken).scope).toBeUndefined();
    for (const command of [
      new GetUserCommand({ AccessToken }),
      new ChangePasswordCommand({ AccessToken, PreviousPassword: password, ProposedPassword: 'another-2026' }),
      new AssociateSoftwareTokenCommand({ AccessToken }),
      new VerifySoftwareTokenCommand({ AccessToken, UserCode: '000000' }),
      new SetUserMFAPreferenceCommand({ AccessToken }),
      new GlobalSignOutCommand({ AccessToken }),
      new DeleteUserCommand({ AccessToken }),
    ]) {
      await expect(pool.send(command as GetUserCommand)).rejects.toEqual(
        refusal('NotAuthorizedException', 'Access Token does not have required scopes'),
      );
    }
    expect((await pool.logIn('ella')).AuthenticationResult).toBeDefined();
  });

  it('is told the metadata of GetTokensFromRefreshToken, and of a login none', async () => {
    const pool = await openPool((event) => (event.request.clientMetadata ? event : suppressing(event)));
    const { AuthenticationResult: tokens } = await pool.logIn('ella');
    const { AuthenticationResult: made } = await pool.send(
      new GetTokensFromRefreshTokenCommand({
        RefreshToken: tokens?.RefreshToken,
        ClientId: pool.server.id,
        ClientSecret: pool.server.secret,
        ClientMetadata: { purpose: 'enrolment' },
      }),
    );
    expect(pool.events.at(-1)?.request.clientMetadata).toEqual({ purpose: 'enrolment' });
    expect(await pool.send(new GetUserCommand({ AccessToken: made?.AccessToken }))).toMatchObject({ Username: 'ella' });
  });

  it('leaves nobody logged in when it fails, or asks for what is not simulated', async () => {
    const answers: unknown[] = [
      { response: { claimsAndScopeOverrideDetails: { idTokenGeneration: {} } } },
      { response: { claimsOverrideDetails: {} } },
    ];
    for (const answer of answers) {
      const pool = await openPool((event) => ({ ...event, ...(answer as object) }));
      await expect(pool.logIn('ella')).rejects.toEqual(refusal('InvalidLambdaResponseException'));
    }
    const broken = await openPool(() => {
      throw new Error('no');
    });
    await expect(broken.logIn('ella')).rejects.toEqual(
      refusal('UserLambdaValidationException', 'PreTokenGeneration failed with error no.'),
    );
  });

  it('is refused by the lite plan, as by AWS', async () => {
    const pool = { UserPoolTier: 'LITE', LambdaConfig: { PreTokenGenerationConfig } };
    await expect(startPool({ pool })).rejects.toThrow(/lite plan/);
    await startPool({ pool: { UserPoolTier: 'LITE' } });
  });
});
