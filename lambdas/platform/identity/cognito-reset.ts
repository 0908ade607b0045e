import {
  type CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { AppClient } from './app-client.ts';
import type { IdentityReset } from './identity.ts';
import { refusals } from './refusals.ts';

export const cognitoReset = (cognito: CognitoIdentityProviderClient, app: AppClient): IdentityReset => {
  const of = async (userId: string, metadata: Record<string, string>) => ({
    ClientId: app.clientId,
    SecretHash: await app.secretHash(userId),
    Username: userId,
    ClientMetadata: metadata,
  });
  return {
    async sendResetCode(userId, metadata) {
      await refusals(cognito.send(new ForgotPasswordCommand(await of(userId, metadata))));
    },

    async resetPassword({ userId, code, password, metadata }) {
      const input = { ...(await of(userId, metadata)), ConfirmationCode: code, Password: password };
      await refusals(cognito.send(new ConfirmForgotPasswordCommand(input)));
    },
  };
};
