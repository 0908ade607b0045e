import { Amplify } from 'aws-amplify';
import { confirmSignUp } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import type { SiteConfig } from '#contracts/site.ts';

// It warns at each call that the pool's address is configured, which is on purpose.
ConsoleLogger.LOG_LEVEL = 'ERROR';

/** The one thing that the browser settles with Cognito by itself. Rejects with Cognito's own error, told by its `name`. */
export const confirmAccount = async (
  { userPoolId, clientId, endpoint }: SiteConfig['identity'],
  { userId, code }: { userId: string; code: string },
): Promise<void> => {
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId: clientId, userPoolEndpoint: endpoint } } });
  await confirmSignUp({ username: userId, confirmationCode: code });
};
