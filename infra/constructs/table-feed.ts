import { Duration, Validations } from 'aws-cdk-lib';
import { Grant } from 'aws-cdk-lib/aws-iam';
import { EventSourceMapping, FilterCriteria, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SnsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { NodeFunction } from './node-function.ts';

export interface TableFeedProps {
  streamArn: string;
  target: NodeFunction;
  /** Only changes of items whose partition key (and sort key, if given) begins with these prefixes are passed on; of several, with any. */
  items: readonly { pk: string | readonly string[]; sk?: string | readonly string[] }[];
  /** The most that one call gets. */
  batchSize: number;
  /** Seconds during which changes are collected, so that a burst becomes one call. At least 1: Lambda asks so for large batches. */
  gatherSeconds: number;
  /** Whether the function says from which change on a batch failed; without it, a batch fails as a whole. */
  reportsFailures?: boolean;
  /** For how long changes that fail are tried again; default five times, within seconds. */
  tryForHours?: number;
  /** Receives changes that failed in all retries. */
  onFailure: ITopic;
}

/**
 * Passes changes of the table to a function: in order, one call at a time, retried until it succeeds or the retries are
 * used up. A function that is killed halfway gets the same changes again.
 */
export class TableFeed extends Construct {
  constructor(scope: Construct, id: string, props: TableFeedProps) {
    super(scope, id);
    const {
      streamArn,
      target,
      items,
      batchSize,
      gatherSeconds,
      reportsFailures = false,
      tryForHours,
      onFailure,
    } = props;
    const beginsWith = (prefixes: string | readonly string[]) => ({
      S: [prefixes].flat().map((prefix) => ({ prefix })),
    });
    new EventSourceMapping(this, 'Mapping', {
      target: target.function,
      eventSourceArn: streamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize,
      maxBatchingWindow: Duration.seconds(gatherSeconds),
      ...(tryForHours === undefined ? { retryAttempts: 5 } : { maxRecordAge: Duration.hours(tryForHours) }),
      ...(reportsFailures ? { reportBatchItemFailures: true } : {}),
      bisectBatchOnError: true,
      filters: items.map(({ pk, sk }) =>
        FilterCriteria.filter({ dynamodb: { Keys: { pk: beginsWith(pk), ...(sk ? { sk: beginsWith(sk) } : {}) } } }),
      ),
      onFailure: new SnsDlq(onFailure),
    });
    Grant.addToPrincipal({
      grantee: target.role,
      actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
      resourceArns: [streamArn],
    });
    Grant.addToPrincipal({ grantee: target.role, actions: ['dynamodb:ListStreams'], resourceArns: ['*'] });
    Validations.of(target.role).acknowledge({
      id: 'AwsSolutions::AwsSolutions-IAM5[Resource::*]',
      reason: 'Lambda lists streams to find this one; the action knows no narrower resource.',
    });
  }
}
