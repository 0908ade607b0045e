import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyResultV2 } from 'aws-lambda';
import { pageBucket, showNotFound, showProblem } from '#lambdas/pages/index.ts';
import { systemClock } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { onlyFromCloudFront } from '#lambdas/platform/http/origin.ts';
import { problems } from '#lambdas/platform/http/problems.ts';
import { languageOfEvent } from '#lambdas/platform/http/request.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { ttlCache } from '#lambdas/platform/ttl-cache.ts';
import { pagesEnvironment } from './pages.env.ts';

const readPage = pageBucket(readEnvironment(pagesEnvironment).SITE_BUCKET);
const recall = ttlCache<string>({ ttlMs: 60_000, limit: 10, clock: systemClock });

export const handler = middy<APIGatewayProxyEventV2, APIGatewayProxyResultV2>()
  .use(problems(createLog('pages'), showProblem))
  .use(onlyFromCloudFront())
  .handler(showNotFound((key) => recall(key, () => readPage(key)), languageOfEvent));
