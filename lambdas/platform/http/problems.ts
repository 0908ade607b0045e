import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Log } from '../log.ts';
import { isOutage } from '../outage.ts';
import { ProblemError } from '../problem.ts';
import { Conflict } from '../retry-on-conflict.ts';
import { problemReply } from './reply.ts';
import { languageOfEvent } from './request.ts';

/** How a problem is put to the caller. */
export type ReplyToProblem = (
  problem: ProblemError,
  event: APIGatewayProxyEventV2,
  requestId: string,
) => APIGatewayProxyStructuredResultV2;

const problemOf = (error: unknown): ProblemError => {
  if (error instanceof ProblemError) return error;
  const isPassing = isOutage(error) || error instanceof Conflict || error instanceof TransactionConflictException;
  return new ProblemError(isPassing ? 'unavailable' : 'internal', { cause: error });
};

/**
 * Turns anything that a use case throws into the one error shape. Only refusals inform the caller of anything. Every
 * other error is logged with its stack and returned as `unavailable` if a service that we need is away or others write
 * the same at this moment, otherwise as `internal`, because its message may hold what a caller must not see.
 */
export const problems = (
  log: Log,
  replyTo: ReplyToProblem = (problem, event, requestId) => problemReply(problem, languageOfEvent(event), requestId),
): MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyResultV2> => ({
  onError: ({ error, event, context }) => {
    const problem = problemOf(error);
    if (problem.status >= 500) {
      log.error('request failed', { error, requestId: context.awsRequestId, route: event.routeKey });
    }
    return replyTo(problem, event, context.awsRequestId);
  },
});
