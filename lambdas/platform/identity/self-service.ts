/**
 * A token with this scope can use Cognito's self-service: delete the user, change the address, switch off the second
 * factor. The trigger `auth/triggers/limit-scopes.ts` removes it from every token except those for an enrolment, which
 * stay on the server.
 */
export const selfServiceScope = 'aws.cognito.signin.user.admin';

/** The marker with which the confidential client asks for a token to set up an authenticator; no one else can send it. */
export const enrolmentMetadata = { purpose: 'enrolment' } as const;
