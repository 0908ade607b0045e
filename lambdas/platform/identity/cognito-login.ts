import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  type AuthenticationResultType,
  type CognitoIdentityProviderClient,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { AppClient } from './app-client.ts';
import { type IdentityLogin, IdentityRefusal, type Tokens } from './identity.ts';
import { refusals } from './refusals.ts';

const tokensOf = (result: AuthenticationResultType | undefined): Tokens => {
  if (!result?.AccessToken) throw new Error('the pool answered without an access token');
  return { accessToken: result.AccessToken, refreshToken: result.RefreshToken };
};

/** Logging in through the confidential client: its secret keeps everybody else from logging in around our API. */
export const cognitoLogin = (cognito: CognitoIdentityProviderClient, app: AppClient): IdentityLogin => {
  const pool = { UserPoolId: app.userPoolId, ClientId: app.clientId };
  return {
    async checkPassword(userId, password) {
      const reply = await refusals(
        cognito.send(
          new AdminInitiateAuthCommand({
            ...pool,
            AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
            AuthParameters: { USERNAME: userId, PASSWORD: password, SECRET_HASH: await app.secretHash(userId) },
          }),
        ),
      );
      if (reply.ChallengeName === undefined) return { kind: 'tokens', tokens: tokensOf(reply.AuthenticationResult) };
      if (reply.ChallengeName === 'SOFTWARE_TOKEN_MFA' && reply.Session)
        return { kind: 'totp', session: reply.Session };
      // The challenge for a one-time password that an administrator set in the pool itself; such a user has to reset
      // the password.
      throw new IdentityRefusal('resetRequired');
    },

    async answerTotp(userId, session, code) {
      const reply = await refusals(
        cognito.send(
          new AdminRespondToAuthChallengeCommand({
            ...pool,
            ChallengeName: 'SOFTWARE_TOKEN_MFA',
            Session: session,
            ChallengeResponses: {
              USERNAME: userId,
              SOFTWARE_TOKEN_MFA_CODE: code,
              SECRET_HASH: await app.secretHash(userId),
            },
          }),
        ),
      );
      return tokensOf(reply.AuthenticationResult);
    },

    async refresh(userId, refreshToken) {
      const reply = await refusals(
        cognito.send(
          new AdminInitiateAuthCommand({
            ...pool,
            AuthFlow: 'REFRESH_TOKEN_AUTH',
            AuthParameters: { REFRESH_TOKEN: refreshToken, SECRET_HASH: await app.secretHash(userId) },
          }),
        ),
      );
      return tokensOf(reply.AuthenticationResult);
    },

    async revoke(refreshToken) {
      // The only call that takes the secret itself; the SDK sends it to the pool and nowhere else.
      const secret = await app.secret();
      await cognito.send(new RevokeTokenCommand({ Token: refreshToken, ClientId: app.clientId, ClientSecret: secret }));
    },
  };
};
