import type { Construct } from 'constructs';
import { noEnvironment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import type { Parts } from './parts.ts';

/** Asked by the user pool before it issues a token. */
export const tokenScopesFunction = (
  scope: Construct,
  { stage, alarms }: Pick<Parts, 'stage' | 'alarms'>,
): NodeFunction =>
  new NodeFunction(scope, 'TokenScopes', {
    entry: 'token-scopes',
    environment: noEnvironment,
    harm: 'nobody can log in or stay logged in.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
  });
