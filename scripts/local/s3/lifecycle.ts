import * as z from 'zod';
import { irrelevant } from '../template/properties.ts';
import type { ObjectRecord, ObjectStore } from './object-store.ts';

const day = 86_400_000;

/** A lifecycle rule of a bucket, as far as it makes objects of a prefix expire. */
export const lifecycleRuleSchema = z.strictObject({
  Id: irrelevant,
  Status: z.enum(['Enabled', 'Disabled']),
  Prefix: z.string().default(''),
  ExpirationInDays: z.number().int().positive().optional(),
  // There are no older versions, unfinished uploads or storage classes here.
  AbortIncompleteMultipartUpload: irrelevant,
  ExpiredObjectDeleteMarker: irrelevant,
  NoncurrentVersionExpiration: irrelevant,
  NoncurrentVersionExpirationInDays: irrelevant,
  NoncurrentVersionTransitions: irrelevant,
  Transitions: irrelevant,
});
export type LifecycleRule = z.infer<typeof lifecycleRuleSchema>;

/** S3 adds the days to an object's time and rounds up to the next midnight, UTC. */
const isExpired = ({ key, lastModified }: ObjectRecord, rule: LifecycleRule, time: number): boolean =>
  rule.Status === 'Enabled' &&
  rule.ExpirationInDays !== undefined &&
  key.startsWith(rule.Prefix) &&
  Math.ceil((Date.parse(lastModified) + rule.ExpirationInDays * day) / day) * day <= time;

/** Deletes the objects whose time is up. */
export const expireObjects = async (store: ObjectStore, rules: LifecycleRule[], time: number): Promise<void> => {
  for (const key of store.keys()) {
    const record = store.get(key);
    if (record !== undefined && rules.some((rule) => isExpired(record, rule, time))) await store.delete(key);
  }
};
