import { createHash } from 'node:crypto';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { QueueMessage } from '#lambdas/platform/queue.ts';
import type { TableChange } from '#lambdas/platform/table/table-change.ts';
import type { ItemKind, TableConsumer } from '#lambdas/platform/table/table-consumers.ts';

/** A message for a reader, and the change that it comes from. */
export interface ChangeMessage extends QueueMessage {
  /** Of the stream's record: what Lambda wants to hear of a change that could not be handed on. */
  sequence: string;
}

/** A quarter of what SQS takes: keys have 3 KB at most, and only a reader's attributes may need more. */
export const messageLimitBytes = 262_144;

type Image = Record<string, AttributeValue> | undefined;

const matches = (keys: TableChange['keys'], { pk, sk = '' }: ItemKind): boolean =>
  keys.pk.startsWith(pk) && keys.sk.startsWith(sk);

const pick = (image: Image, names: readonly string[]): TableChange['before'] => {
  if (image === undefined || names.length === 0) return undefined;
  const chosen = names.flatMap((name) => (image[name] ? [[name, image[name]] as const] : []));
  return unmarshall(Object.fromEntries(chosen));
};

/** SQS refuses two characters that JSON does not escape. Binary values and sets become lists. */
const bodyOf = (change: TableChange): string =>
  JSON.stringify(change, (_, value) =>
    value instanceof Set || value instanceof Uint8Array ? [...value] : value,
  ).replace(/[\ufffe\uffff]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`);

/**
 * The message to a reader about a change of the table; undefined for nothing. Changes of one partition are one message group,
 * which keeps their order; its name is a hash, because keys may be longer than names of groups, and in any language.
 */
export const changeMessage = (
  { eventID = '', eventName = 'MODIFY', dynamodb }: DynamoDBRecord,
  { items, attributes }: TableConsumer,
): ChangeMessage | undefined => {
  const { pk, sk } = unmarshall((dynamodb?.Keys ?? {}) as NonNullable<Image>);
  const keys = { pk: String(pk), sk: String(sk) };
  if (!items.some((kind) => matches(keys, kind))) return undefined;
  const before = pick(dynamodb?.OldImage as Image, attributes);
  const after = pick(dynamodb?.NewImage as Image, attributes);
  const whole = bodyOf({ event: eventName, keys, before, after });
  const body = Buffer.byteLength(whole) > messageLimitBytes ? bodyOf({ event: eventName, keys }) : whole;
  return {
    // The same each time that the stream hands the change over.
    id: eventID,
    group: createHash('sha256').update(keys.pk).digest('hex'),
    body,
    sequence: dynamodb?.SequenceNumber ?? '',
  };
};
