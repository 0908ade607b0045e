import {
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  type CognitoIdentityProviderClient,
  ResendConfirmationCodeCommand,
  SignUpCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { AppClient } from './app-client.ts';
import { IdentityRefusal, type IdentitySelf, type IdentitySignUp } from './identity.ts';
import { refusals } from './refusals.ts';

export const cognitoSignUp = (cognito: CognitoIdentityProviderClient, app: AppClient): IdentitySignUp => ({
  async signUp({ userId, email, password, metadata }) {
    const reply = await refusals(
      cognito.send(
        new SignUpCommand({
          ClientId: app.clientId,
          SecretHash: await app.secretHash(userId),
          Username: userId,
          Password: password,
          UserAttributes: [{ Name: 'email', Value: email }],
          ClientMetadata: metadata,
        }),
      ),
    );
    return { confirmed: reply.UserConfirmed ?? false };
  },

  async resendSignUpCode(userId, metadata) {
    await refusals(
      cognito.send(
        new ResendConfirmationCodeCommand({
          ClientId: app.clientId,
          SecretHash: await app.secretHash(userId),
          Username: userId,
          ClientMetadata: metadata,
        }),
      ),
    );
  },
});

/** Calls in the caller's own name: Cognito checks the access token itself. */
export const cognitoSelf = (cognito: CognitoIdentityProviderClient): IdentitySelf => ({
  async beginTotp(accessToken) {
    const { SecretCode } = await refusals(
      cognito.send(new AssociateSoftwareTokenCommand({ AccessToken: accessToken })),
    );
    if (!SecretCode) throw new Error('the pool answered without a key');
    return { secret: SecretCode };
  },

  async confirmTotp(accessToken, code) {
    const input = { AccessToken: accessToken, UserCode: code };
    const { Status } = await refusals(cognito.send(new VerifySoftwareTokenCommand(input)));
    if (Status !== 'SUCCESS') throw new IdentityRefusal('code');
  },

  async changePassword(accessToken, current, next) {
    const input = { AccessToken: accessToken, PreviousPassword: current, ProposedPassword: next };
    await refusals(cognito.send(new ChangePasswordCommand(input)));
  },
});
