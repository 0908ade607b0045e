import {
  AssociateSoftwareTokenCommand,
  type CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  RevokeTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod/mini';
import type { AppClient } from './app-client.ts';
import { type IdentityEnrolment, IdentityRefusal } from './identity.ts';
import { refusals } from './refusals.ts';
import { enrolmentMetadata } from './self-service.ts';

const enrolmentSchema = z.object({ accessToken: z.string(), refreshToken: z.string() });

/**
 * The pool lets only a user's own token set up an authenticator, and only a token with the scope of self-service. The
 * confidential client asks for such a token in a separate log-in, and the token never leaves the server.
 */
export const cognitoEnrolment = (cognito: CognitoIdentityProviderClient, app: AppClient): IdentityEnrolment => ({
  async beginTotp({ refreshToken }) {
    const client = { ClientId: app.clientId, ClientSecret: await app.secret() };
    const input = { ...client, RefreshToken: refreshToken, ClientMetadata: enrolmentMetadata };
    const { AuthenticationResult } = await refusals(cognito.send(new GetTokensFromRefreshTokenCommand(input)));
    const accessToken = AuthenticationResult?.AccessToken;
    const { SecretCode } = await refusals(
      cognito.send(new AssociateSoftwareTokenCommand({ AccessToken: accessToken })),
    );
    if (!SecretCode) throw new Error('the pool answered without a key');
    return { secret: SecretCode, enrolment: JSON.stringify({ accessToken, refreshToken }) };
  },

  async confirmTotp(enrolment, code) {
    const { accessToken, refreshToken } = enrolmentSchema.parse(JSON.parse(enrolment));
    const input = { AccessToken: accessToken, UserCode: code };
    const { Status } = await refusals(cognito.send(new VerifySoftwareTokenCommand(input)));
    if (Status !== 'SUCCESS') throw new IdentityRefusal('code');
    const client = { ClientId: app.clientId, ClientSecret: await app.secret() };
    await cognito.send(new RevokeTokenCommand({ ...client, Token: refreshToken }));
  },
});
