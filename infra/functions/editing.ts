import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { editingEnvironment } from '#lambdas/functions/editing.env.ts';
import { environment } from '../constructs/function-environment.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { tableAccess } from '../constructs/table-access.ts';
import type { Parts } from './parts.ts';

type EditingParts = Pick<Parts, 'stage' | 'alarms' | 'table' | 'auditTable' | 'bucket' | 'originKeys'>;

/** Administration of what the site shows and answers: the catalogue, the blog, their pictures, the knowledge. */
export const editingFunction = (
  scope: Construct,
  { stage, alarms, table, auditTable, bucket, originKeys }: EditingParts,
): NodeFunction => {
  const editing = new NodeFunction(scope, 'Editing', {
    entry: 'editing',
    environment: environment(editingEnvironment, {
      TABLE_NAME: table.tableName,
      AUDIT_TABLE_NAME: auditTable.tableName,
      ORIGIN_KEYS: originKeys,
      SITE_BUCKET: bucket.bucketName,
    }),
    harm: 'administrators cannot manage brands, shoes, the blog and the knowledge.',
    alarms,
    logRetentionDays: stage.logRetentionDays,
    // Fetching a picture from another site can take up to 8 seconds.
    timeout: Duration.seconds(20),
  });
  table.grant(editing.role, tableAccess.editing);
  auditTable.grantAdd(editing.role);
  bucket.grantManagePictures(editing.role);
  return editing;
};
