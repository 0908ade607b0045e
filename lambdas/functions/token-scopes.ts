import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { limitScopes } from '#lambdas/auth/index.ts';

/** Runs before every token. It asks nobody, so that logging in waits as short as can be. */
export const handler = async (event: PreTokenGenerationV2TriggerEvent): Promise<PreTokenGenerationV2TriggerEvent> =>
  limitScopes(event);
