import path from 'node:path';
import type { Authorizer, Caller, Wanted } from '../iam/authorizer.ts';
import { arn } from '../template/environment.ts';
import type { BucketRules } from './bucket-properties.ts';
import { accessDenied, noSuchBucket, noSuchKey } from './errors.ts';
import { expireObjects } from './lifecycle.ts';
import { type ObjectRecord, type ObjectStore, openObjectStore } from './object-store.ts';

const bucketArn = (bucket: string): string => arn('s3', bucket, { region: '', account: '' });

/** The buckets of the stack, with access checked for each caller. */
export interface S3 {
  /** `isKnown`: something was deployed to it before. */
  createBucket(name: string, rules: BucketRules, isKnown?: boolean): Promise<void>;
  has(name: string): boolean;
  bucket(name: string): ObjectStore;
  cors(name: string): BucketRules['cors'];
  /** Deletes what the lifecycle rules let expire. */
  expire(): Promise<void>;
  /** The object, or the error that AWS would give: a key that is missing is only admitted to who may list the bucket. */
  find(
    caller: Caller,
    bucket: string,
    key: string,
    context?: Wanted['context'],
  ): { store: ObjectStore; record: ObjectRecord };
  /** The bucket, when the caller may do `action` on the key, or on the bucket itself without one. */
  require(caller: Caller, action: string, bucket: string, key?: string, context?: Wanted['context']): ObjectStore;
}

export const createS3 = (folder: string, authorizer: Authorizer, now: () => number): S3 => {
  const buckets = new Map<string, { store: ObjectStore; rules: BucketRules }>();
  const find = (name: string) => {
    const found = buckets.get(name);
    if (found === undefined) throw noSuchBucket();
    return found;
  };
  const bucket = (name: string): ObjectStore => find(name).store;
  const require: S3['require'] = (caller, action, name, key, context = {}) => {
    const store = bucket(name);
    const resource = bucketArn(name) + (key === undefined ? '' : `/${key}`);
    if (!authorizer.permits(caller, { action, resource, context })) throw accessDenied();
    return store;
  };
  return {
    createBucket: async (name, rules, isKnown = false) => {
      buckets.set(name, { store: await openObjectStore(path.join(folder, name), now, { isKnown }), rules });
    },
    has: (name) => buckets.has(name),
    bucket,
    cors: (name) => find(name).rules.cors,
    expire: async () => {
      for (const { store, rules } of buckets.values()) await expireObjects(store, rules.lifecycle, now());
    },
    require,
    find: (caller, name, key, context = {}) => {
      const store = require(caller, 's3:GetObject', name, key, context);
      const record = store.get(key);
      if (record !== undefined) return { store, record };
      const mayList = authorizer.allows(caller, { action: 's3:ListBucket', resource: bucketArn(name), context });
      throw mayList ? noSuchKey() : accessDenied();
    },
  };
};
