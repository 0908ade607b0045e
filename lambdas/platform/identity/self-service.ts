/**
 * With this scope a token's holder can call Cognito's self-service: delete the user, change the address, switch off the
 * second factor. The trigger `auth/triggers/limit-scopes.ts` takes it away from every token but those of an enrolment,
 * which stay on the server.
 */
export const selfServiceScope = 'aws.cognito.signin.user.admin';

/** Said by the confidential client when it asks for a token to set up an authenticator; nobody else can ask for one. */
export const enrolmentMetadata = { purpose: 'enrolment' } as const;
