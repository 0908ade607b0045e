import { describe, expect, it } from 'vitest';
import { identityVariables } from '#scripts/local/seed.ts';
import { readStack } from '#scripts/local/template/stack.ts';

const client = (GenerateSecret?: boolean) => ({
  Type: 'AWS::Cognito::UserPoolClient',
  Properties: { UserPoolId: { Ref: 'Pool' }, ...(GenerateSecret === undefined ? {} : { GenerateSecret }) },
});
const pool = { Type: 'AWS::Cognito::UserPool', Properties: {} };

describe('what a seed is told about identities', () => {
  it('names the pool and the client that can keep a secret', () => {
    const stack = readStack('Test', {
      Resources: { Browser: client(), Open: client(false), Server: client(true), Pool: pool },
    });
    expect(identityVariables(stack)).toEqual({
      USER_POOL_ID: stack.get('Pool').id,
      USER_POOL_CLIENT_ID: stack.get('Server').id,
    });
  });

  it('is nothing without a pool', () => {
    expect(identityVariables(readStack('Test', { Resources: {} }))).toEqual({});
  });
});
