import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';

/**
 * The route for everything that no other route serves: the not-found page in the reader's language, as HTML with status
 * 404. CloudFront calls it when the site bucket has no such page; a path under an API prefix gets the error shape
 * instead.
 */
export const showNotFound = endpoint({
  id: 'showNotFound',
  method: 'ANY',
  path: '/{proxy+}',
  access: 'public',
  responses: { 404: problemSchema },
});

/** The prefixes that CloudFront forwards to the HTTP API as they are. */
export const apiPrefixes = ['/api', '/auth', '/users', '/sessions'] as const;
