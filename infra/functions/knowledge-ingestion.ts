import { Duration, Lazy } from 'aws-cdk-lib';
import { InvocationType, Trigger } from 'aws-cdk-lib/triggers';
import type { Construct } from 'constructs';
import { knowledgeIngestionEnvironment } from '#lambdas/functions/knowledge-ingestion.env.ts';
import { ChangeQueue } from '../constructs/change-queue.ts';
import { environment } from '../constructs/function-environment.ts';
import { grantEmbeddingModels } from '../constructs/model-access.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { tableAccess } from '../constructs/table-access.ts';
import type { Parts } from './parts.ts';

type KnowledgeIngestionParts = Pick<Parts, 'stage' | 'alarms' | 'table'>;

const harm = 'visitors get answers from the assistant that do not know new content, or still tell what was taken back.';
/**
 * Compares all content of a site with thousands of texts, which happens after a deployment. Computing the meaning of a
 * thousand passages in five languages takes longer: the function then continues in another call of itself. A message
 * that failed is hidden for six times as long.
 */
const timeout = Duration.minutes(1);

/**
 * Takes what the site publishes into the assistant's knowledge, and has a model compute its meaning. The queue is to
 * notify it of changes.
 */
export const knowledgeIngestionFunction = (
  scope: Construct,
  { stage, alarms, table }: KnowledgeIngestionParts,
): ChangeQueue => {
  const ingestion: NodeFunction = new NodeFunction(scope, 'KnowledgeIngestion', {
    entry: 'knowledge-ingestion',
    environment: environment(knowledgeIngestionEnvironment, {
      TABLE_NAME: table.tableName,
      CHANGE_QUEUE: Lazy.string({ produce: () => changes.queueUrl }),
    }),
    harm,
    alarms,
    timeout,
    memoryMb: 1_024,
    // Until all passages are embedded; each call does a part of them.
    callsItself: true,
    logRetentionDays: stage.logRetentionDays,
  });
  table.grant(ingestion.role, tableAccess.knowledgeIngestion);
  grantEmbeddingModels(ingestion, stage);
  const changes: ChangeQueue = new ChangeQueue(ingestion, 'Changes', { consumer: 'ingestion', harm, alarms, timeout });
  changes.feed(ingestion);
  // Content from before is taken in too, and all of it again where other code makes other passages of it. The function asks its own queue for
  // that: the stream may not be read yet as this deployment wants it.
  changes.grantSend(ingestion.role);
  new Trigger(ingestion, 'AfterDeployment', {
    handler: ingestion.function,
    invocationType: InvocationType.REQUEST_RESPONSE,
  });
  return changes;
};
