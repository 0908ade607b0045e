import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { limitScopes } from '#lambdas/auth/index.ts';

/** Runs before every token is issued. It makes no calls, so that logging in waits as little as possible. */
export const handler = async (event: PreTokenGenerationV2TriggerEvent): Promise<PreTokenGenerationV2TriggerEvent> =>
  limitScopes(event);
