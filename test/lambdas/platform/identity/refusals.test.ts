import {
  CodeDeliveryFailureException,
  InternalErrorException,
  LimitExceededException,
  NotAuthorizedException,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, it } from 'vitest';
import { refusals } from '#lambdas/platform/identity/refusals.ts';

const options = (message: string) => ({ message, $metadata: {} });

it.each([
  ['a wrong password', new NotAuthorizedException(options('Incorrect username or password.')), 'credentials'],
  ['the lock after many wrong ones', new NotAuthorizedException(options('Password attempts exceeded')), 'limit'],
  ['too many calls', new LimitExceededException(options('Attempt limit exceeded')), 'limit'],
  ['a fault of the pool', new InternalErrorException(options('Password attempts exceeded')), undefined],
])('%s is told apart from the others [S-242]', async (_what, error, reason) => {
  const refusal = await refusals(Promise.reject(error)).catch((thrown: unknown) => thrown);
  if (reason) expect(refusal).toMatchObject({ name: 'IdentityRefusal', reason, cause: error });
  else expect(refusal).toBe(error);
});

it('a code that the pool could not mail is a mail that was not sent, like one of our own', async () => {
  const error = new CodeDeliveryFailureException(options('Email address is not verified.'));
  const problem = await refusals(Promise.reject(error)).catch((thrown: unknown) => thrown);
  expect(problem).toMatchObject({ code: 'mailNotSent', status: 503, retryAfter: 5, cause: error });
});
