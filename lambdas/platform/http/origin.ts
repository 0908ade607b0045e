import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2 } from 'aws-lambda';
import { ProblemError } from '../problem.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Whether CloudFront sent this request: it adds a key that only CloudFront and the functions have. Two keys are
 * accepted, so that each can be replaced while the other is in use. Digests are compared, so that the time is the same
 * for any text.
 */
export const isFromCloudFront = (
  headers: APIGatewayProxyEventV2['headers'],
  originKeys = process.env.ORIGIN_KEYS ?? '',
): boolean => {
  const given = digest(headers['x-origin-key'] ?? '');
  const matches = originKeys.split(' ').map((key) => key !== '' && timingSafeEqual(digest(key), given));
  return matches.includes(true);
};

/**
 * Refuses callers that bypass CloudFront, if the function knows CloudFront's keys. @throws ProblemError `forbidden`.
 */
export const onlyFromCloudFront = (): MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyResultV2> => ({
  before: ({ event }) => {
    if (process.env.ORIGIN_KEYS && !isFromCloudFront(event.headers)) throw new ProblemError('forbidden');
  },
});
