import { Amplify } from 'aws-amplify';
import { confirmSignUp } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import type { SiteConfig } from '#contracts/site/endpoints.ts';

// Its warning is silenced: at each call it says that the pool's address is configured, which is intended.
ConsoleLogger.LOG_LEVEL = 'ERROR';

/**
 * Confirms a sign-up at Cognito: the only call that the browser makes there by itself. Rejects with Cognito's own
 * error, identified by its `name`.
 */
export const confirmAccount = async (
  { userPoolId, clientId, endpoint }: SiteConfig['identity'],
  { userId, code }: { userId: string; code: string },
): Promise<void> => {
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId: clientId, userPoolEndpoint: endpoint } } });
  await confirmSignUp({ username: userId, confirmationCode: code });
};
