import {
  AssociateSoftwareTokenCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { Secret, TOTP } from 'otpauth';
import type { startPool } from './pool.ts';

/** The code that an authenticator app shows at a time. */
export const totpAt = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

/** Turns the second factor of a user on and gives back its secret. */
export const enrolled = async (pool: Awaited<ReturnType<typeof startPool>>, username: string): Promise<string> => {
  const AccessToken = (await pool.logIn(username)).AuthenticationResult?.AccessToken;
  const { SecretCode = '' } = await pool.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  const UserCode = totpAt(SecretCode, pool.now());
  await pool.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }));
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await pool.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings }));
  return SecretCode;
};
