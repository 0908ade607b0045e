import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { ItemChange } from '#lambdas/platform/table/item-change.ts';

/** The two type packages describe the same values in different words. */
const plain = (image: object | undefined) => image && unmarshall(image as Record<string, AttributeValue>);

export const itemChanges = (records: readonly DynamoDBRecord[]): ItemChange[] =>
  records.map(({ dynamodb }) => ({ before: plain(dynamodb?.OldImage), after: plain(dynamodb?.NewImage) }));
