import { createHmac, hkdfSync } from 'node:crypto';
import {
  type CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';

/**
 * The confidential app client's secret, made by Cognito and kept by it: asked for once per function instance, never in
 * the template, an environment variable or the table. Every other secret of the product is derived from it.
 */
export interface AppClient {
  userPoolId: string;
  clientId: string;
  secret(): Promise<string>;
  /** What Cognito wants beside a user name, to believe that this client asks. */
  secretHash(username: string): Promise<string>;
  /** 32 bytes for one purpose; another purpose gets unrelated ones. */
  derivedKey(purpose: string): Promise<Buffer>;
}

export const appClient = (
  cognito: CognitoIdentityProviderClient,
  { userPoolId, clientId }: { userPoolId: string; clientId: string },
): AppClient => {
  let known: Promise<string> | undefined;
  const ask = async (): Promise<string> => {
    const reply = await cognito.send(new DescribeUserPoolClientCommand({ UserPoolId: userPoolId, ClientId: clientId }));
    const secret = reply.UserPoolClient?.ClientSecret;
    if (!secret) throw new Error('the app client has no secret');
    return secret;
  };
  const secret = (): Promise<string> => {
    known ??= ask().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    userPoolId,
    clientId,
    secret,
    secretHash: async (username) =>
      createHmac('sha256', await secret())
        .update(`${username}${clientId}`)
        .digest('base64'),
    derivedKey: async (purpose) => Buffer.from(hkdfSync('sha256', await secret(), 'pointe-shoes', purpose, 32)),
  };
};
