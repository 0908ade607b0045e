import {
  type CognitoIdentityProviderClient,
  ResendConfirmationCodeCommand,
  SignUpCommand,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { AppClient } from './app-client.ts';
import type { IdentitySignUp } from './identity.ts';
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
    ).catch((error: unknown) => {
      // The id is new: an attempt of the SDK's whose reply was lost has made this user.
      if (error instanceof UsernameExistsException) return { UserConfirmed: false };
      throw error;
    });
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
