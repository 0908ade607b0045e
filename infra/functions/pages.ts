import type { Construct } from 'constructs';
import { pagesEnvironment } from '#lambdas/functions/pages.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import type { Parts } from './parts.ts';

type PagesParts = Pick<Parts, 'stage' | 'alarms' | 'bucket' | 'originKeys'>;

/** The not-found page, for addresses that the bucket has no file for. */
export const pagesFunction = (scope: Construct, { stage, alarms, bucket, originKeys }: PagesParts): NodeFunction => {
  const pages = new NodeFunction(scope, 'Pages', {
    entry: 'pages',
    environment: environment(pagesEnvironment, { ORIGIN_KEYS: originKeys, SITE_BUCKET: bucket.bucketName }),
    harm: 'visitors with a wrong address get no not-found page.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
  });
  bucket.grantReadNotFoundPages(pages.role);
  return pages;
};
