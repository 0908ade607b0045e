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
  /** Changes of items whose partition key begins so (and whose sort key begins so) are told; of others nobody hears. */
  items: readonly { pk: string; sk?: string }[];
  /** Seconds that changes are gathered before they are told, so that a burst is one call. */
  gatherSeconds: number;
  /** Who hears of changes that could not be worked off in all tries. */
  onFailure: ITopic;
}

/**
 * Tells a function what changes in the table: in order, one call at a time, again until it succeeds or has failed often
 * enough. A function that is killed in the middle gets the same changes once more.
 */
export class TableFeed extends Construct {
  constructor(scope: Construct, id: string, props: TableFeedProps) {
    super(scope, id);
    const { streamArn, target, items, gatherSeconds, onFailure } = props;
    const beginsWith = (prefix: string) => ({ S: [{ prefix }] });
    new EventSourceMapping(this, 'Mapping', {
      target: target.function,
      eventSourceArn: streamArn,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 1_000,
      maxBatchingWindow: Duration.seconds(gatherSeconds),
      retryAttempts: 5,
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
