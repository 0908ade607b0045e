import { type CfnResource, Duration } from 'aws-cdk-lib';
import { InvocationType, Trigger } from 'aws-cdk-lib/triggers';
import type { Construct } from 'constructs';
import { renderEnvironment } from '#lambdas/functions/render.env.ts';
import { partitions, sortKeys } from '#lambdas/platform/table/partitions.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import type { SiteBucket } from '../constructs/site-bucket.ts';
import { tableAccess } from '../constructs/table-access.ts';
import { TableFeed } from '../constructs/table-feed.ts';
import type { Parts } from './parts.ts';

type RenderParts = Pick<Parts, 'stage' | 'alarms' | 'table' | 'bucket' | 'url'>;

/** A deployment that uploads files renders all pages again, because every page names the new scripts. */
const drawAfterUploads = (render: NodeFunction, bucket: SiteBucket) => {
  const trigger = new Trigger(render, 'AfterDeployment', {
    handler: render.function,
    executeAfter: [bucket],
    invocationType: InvocationType.REQUEST_RESPONSE,
  });
  // By itself the trigger depends on the function's version only, and not on the files beside the pages.
  const called = trigger.node.defaultChild?.node.defaultChild as CfnResource;
  called.addPropertyOverride('Files', bucket.filesHash);
};

/** Makes each change of content into the files that visitors read. */
export const renderFunction = (scope: Construct, { stage, alarms, table, bucket, url }: RenderParts): NodeFunction => {
  const render = new NodeFunction(scope, 'Render', {
    entry: 'render',
    environment: environment(renderEnvironment, {
      TABLE_NAME: table.tableName,
      SITE_BUCKET: bucket.bucketName,
      SITE_URL: url,
    }),
    harm: 'visitors see old pages instead of new content.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
    // A whole core: drawing a page takes 20 ms of it, compressing it 90, and there may be thousands of pages.
    memoryMb: 1_769,
    timeout: Duration.minutes(10),
  });
  table.grant(render.role, tableAccess.render);
  bucket.grantWritePages(render.role);
  new TableFeed(render, 'Changes', {
    streamArn: table.streamArn,
    target: render,
    items: [
      { pk: partitions.render, sk: sortKeys.everything },
      // Together: Lambda takes five filters.
      { pk: [partitions.brand, partitions.models] },
      { pk: partitions.post, sk: sortKeys.post },
      { pk: partitions.blogCategories },
      { pk: partitions.settings, sk: [sortKeys.settings, sortKeys.pageText] },
    ],
    gatherSeconds: 2,
    batchSize: 1_000,
    onFailure: alarms,
  });
  drawAfterUploads(render, bucket);
  return render;
};
