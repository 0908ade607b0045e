import * as z from 'zod';
import type { AppClient } from './client-properties.ts';
import { invalidLambdaResponse } from './errors.ts';
import type { UserPool } from './pool.ts';
import { groupsOf, selfServiceScope } from './tokens.ts';
import type { TriggerCall } from './triggers.ts';
import type { User } from './users.ts';

/** Why tokens are made, as the trigger's source says it, and what the request adds. */
export interface Making {
  occasion: 'Authentication' | 'NewPasswordChallenge' | 'RefreshTokens';
  metadata?: TriggerCall['clientMetadata'];
}

const responseSchema = z.strictObject({
  claimsAndScopeOverrideDetails: z
    .strictObject({
      accessTokenGeneration: z
        .strictObject(
          { scopesToSuppress: z.array(z.string()).default([]) },
          'of what a trigger may change in a token, only suppressed scopes are simulated',
        )
        .prefault({}),
    })
    .nullable(),
});

/** The scopes of an access token to be made: what the pre token generation trigger leaves of Cognito's own. */
export const tokenScopes = async (
  pool: UserPool,
  client: AppClient,
  user: User,
  { occasion, metadata }: Making,
): Promise<string[]> => {
  const scopes = [selfServiceScope];
  const response = await pool.runTrigger({
    trigger: 'PreTokenGenerationConfig',
    source: `TokenGeneration_${occasion}`,
    userName: user.username,
    clientId: client.id,
    userAttributes: { sub: user.sub, 'cognito:user_status': user.status, ...user.attributes },
    clientMetadata: metadata,
    more: {
      groupConfiguration: {
        groupsToOverride: groupsOf(pool, user)['cognito:groups'] ?? [],
        iamRolesToOverride: [],
        preferredRole: null,
      },
      scopes,
    },
    response: { claimsAndScopeOverrideDetails: null },
  });
  if (response === undefined) return scopes;
  const { success, data, error } = responseSchema.safeParse(response);
  if (!success) throw invalidLambdaResponse(`Unrecognizable lambda output: ${z.prettifyError(error)}`);
  const suppressed = data.claimsAndScopeOverrideDetails?.accessTokenGeneration.scopesToSuppress ?? [];
  return scopes.filter((scope) => !suppressed.includes(scope));
};
