import { Amplify } from 'aws-amplify';
import { confirmResetPassword, confirmSignUp, resetPassword } from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import type { Language } from '#contracts/language.ts';
import type { SiteConfig } from '#contracts/site.ts';

// It warns at each call that the pool's address is configured, which is on purpose.
ConsoleLogger.LOG_LEVEL = 'ERROR';

type Identity = SiteConfig['identity'];

const configure = ({ userPoolId, clientId, endpoint }: Identity) =>
  Amplify.configure({ Auth: { Cognito: { userPoolId, userPoolClientId: clientId, userPoolEndpoint: endpoint } } });

/** The pool writes its mails in this language. */
const inLanguage = (language: Language) => ({ clientMetadata: { language } });

/** What the browser settles with Cognito by itself. Each rejects with Cognito's own error, told by its `name`. */
export const cognito = {
  confirmAccount: async (identity: Identity, { userId, code }: { userId: string; code: string }) => {
    configure(identity);
    await confirmSignUp({ username: userId, confirmationCode: code });
  },
  requestReset: async (identity: Identity, { email, language }: { email: string; language: Language }) => {
    configure(identity);
    await resetPassword({ username: email, options: inLanguage(language) });
  },
  setPassword: async (
    identity: Identity,
    input: { email: string; code: string; password: string; language: Language },
  ) => {
    configure(identity);
    await confirmResetPassword({
      username: input.email,
      confirmationCode: input.code,
      newPassword: input.password,
      options: inLanguage(input.language),
    });
  },
};
