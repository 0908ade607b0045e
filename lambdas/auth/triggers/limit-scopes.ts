import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { enrolmentMetadata, selfServiceScope } from '#lambdas/platform/identity/self-service.ts';

/**
 * Runs before a token is issued: an attacker who steals one from a browser must not be able to destroy the account with
 * it.
 */
export const limitScopes = (event: PreTokenGenerationV2TriggerEvent): PreTokenGenerationV2TriggerEvent => {
  if (event.request.clientMetadata?.purpose === enrolmentMetadata.purpose) return event;
  const accessTokenGeneration = { scopesToSuppress: [selfServiceScope] };
  return { ...event, response: { claimsAndScopeOverrideDetails: { accessTokenGeneration } } };
};
