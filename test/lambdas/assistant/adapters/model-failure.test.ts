import { expect, it } from 'vitest';
import { modelErrorOf } from '#lambdas/assistant/adapters/model-failure.ts';

const failed = (name: string, message: string, httpStatusCode = 403) =>
  modelErrorOf(Object.assign(new Error(message), { name, $metadata: { httpStatusCode } }));

it.each([
  [
    'AccessDeniedException',
    'Model access is denied due to IAM user or service role is not authorized to perform the required AWS Marketplace actions',
    'AccessDeniedException: not subscribed to on AWS Marketplace',
  ],
  [
    'AccessDeniedException',
    'User: arn:aws:sts::0:assumed-role/x is not authorized to perform: bedrock:InvokeModel on resource: y',
    'AccessDeniedException: the role',
  ],
  [
    'ResourceNotFoundException',
    'Model use case details have not been submitted for this account. Fill out the Anthropic use case details form before using the model.',
    'ResourceNotFoundException: the form of its provider',
  ],
])(
  'the log tells three refusals of AWS apart, which are mended in different places: %s, %s',
  (name, message, detail) => {
    expect(failed(name, message)).toMatchObject({ why: 'noAccess', detail, isFree: true });
  },
);

it('a model that is not there is no question of access', () => {
  expect(failed('ResourceNotFoundException', 'The model was not found.', 404).why).toBe('unreachable');
});
