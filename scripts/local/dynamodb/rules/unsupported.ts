import { AwsError } from '../../runtime/aws-errors.ts';
import type { Input } from '../dynalite.ts';

/** Parameters from before expressions existed. dynalite answers some of them differently from DynamoDB. */
const legacy = [
  'AttributesToGet',
  'AttributeUpdates',
  'ConditionalOperator',
  'Expected',
  'KeyConditions',
  'QueryFilter',
  'ScanFilter',
];
/** dynalite's figures leave out what indexes cost. */
const accounting = ['ReturnConsumedCapacity', 'ReturnItemCollectionMetrics'];
const parallel = ['Segment', 'TotalSegments'];

/**
 * Refuses parameters that would be answered wrongly here. The terminal shows it, as with an unknown operation.
 */
export const refuseUnsupported = (operation: string, input: Input): void => {
  const isUsed = (name: string) => input[name] !== undefined && input[name] !== null;
  const found =
    [...legacy, ...parallel].find(isUsed) ?? accounting.find((name) => isUsed(name) && input[name] !== 'NONE');
  if (found === undefined) return;
  throw new AwsError('UnknownOperationException', `The local twin does not know ${operation} with ${found}`);
};
