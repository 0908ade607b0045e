import type { Construct } from 'constructs';
import { contentEnvironment } from '#lambdas/functions/content.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { tableAccess } from '../constructs/table-access.ts';
import type { Parts } from './parts.ts';

type ContentParts = Pick<Parts, 'stage' | 'alarms' | 'table' | 'identity' | 'originKeys'>;

/** The public reads: the catalogue, the blog, and the site's settings. */
export const contentFunction = (
  scope: Construct,
  { stage, alarms, table, identity, originKeys }: ContentParts,
): NodeFunction => {
  const content = new NodeFunction(scope, 'Content', {
    entry: 'content',
    environment: environment(contentEnvironment, {
      TABLE_NAME: table.tableName,
      ORIGIN_KEYS: originKeys,
      STAGE: stage.name,
      IDENTITY_ENDPOINT: `https://cognito-idp.${stage.region}.amazonaws.com`,
      USER_POOL_ID: identity.userPoolId,
      WEB_CLIENT_ID: identity.webClientId,
    }),
    harm: 'visitors cannot load brands, shoes or search results.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
  });
  table.grant(content.role, tableAccess.content);
  return content;
};
