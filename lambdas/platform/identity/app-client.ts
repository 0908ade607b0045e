import { createHmac, hkdfSync } from 'node:crypto';
import {
  type CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { lazy } from '../lazy.ts';

/**
 * The confidential app client's secret. Cognito makes and keeps it; each function instance asks for it once, and it is
 * never in the template, an environment variable or the table. Every other secret of the product is derived from it.
 */
export interface AppClient {
  userPoolId: string;
  clientId: string;
  secret(): Promise<string>;
  /** The hash that Cognito requires beside a user name as proof that this client asks. */
  secretHash(username: string): Promise<string>;
  /** Derives 32 bytes for one purpose; bytes for another purpose are unrelated. */
  derivedKey(purpose: string): Promise<Buffer>;
}

export const appClient = (
  cognito: CognitoIdentityProviderClient,
  { userPoolId, clientId }: { userPoolId: string; clientId: string },
): AppClient => {
  const secret = lazy(async () => {
    const reply = await cognito.send(new DescribeUserPoolClientCommand({ UserPoolId: userPoolId, ClientId: clientId }));
    const value = reply.UserPoolClient?.ClientSecret;
    if (!value) throw new Error('the app client has no secret');
    return value;
  }, 'secrets');
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
