import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { slowCalls } from '../aws-client.ts';
import { sealBy } from '../seal.ts';
import { appClient } from './app-client.ts';
import { cognitoAdministration } from './cognito-administration.ts';
import { cognitoEnrolment } from './cognito-enrolment.ts';
import { cognitoLogin } from './cognito-login.ts';
import { cognitoReset } from './cognito-reset.ts';
import { cognitoSignUp } from './cognito-sign-up.ts';
import type { Identity } from './identity.ts';
import { withSealedTokens } from './sealed-tokens.ts';
import { withTypedPasswords } from './typed-passwords.ts';

/** The implementation of `identity.ts` with Cognito; which calls a function may make is limited by its role. */
export const openUserPool = (
  ids: { userPoolId: string; clientId: string },
  cognito = new CognitoIdentityProviderClient(slowCalls),
) => {
  const app = appClient(cognito, ids);
  const enrolment = cognitoEnrolment(cognito, app);
  const refreshTokenKey = () => app.derivedKey('refresh-tokens');
  const identity: Identity = {
    ...cognitoSignUp(cognito, app),
    ...cognitoReset(cognito, app),
    ...enrolment,
    ...withSealedTokens({ ...withTypedPasswords(cognitoLogin(cognito, app)), ...enrolment }, sealBy(refreshTokenKey)),
    ...cognitoAdministration(cognito, ids.userPoolId),
  };
  return { app, identity };
};
