import type { keySchema } from '#lambdas/platform/table/key-schema.ts';

/** What a function may do with the table. `*` at the end of a partition stands for anything. */
export interface TableAccess {
  /** Partitions read by key and by query. */
  reads: readonly string[];
  /** Partitions written and checked, alone or in a transaction. */
  writes?: readonly string[];
  /** Partitions whose items are updated only. */
  updates?: readonly string[];
  /** Indexes that are queried. */
  indexes?: readonly (keyof (typeof keySchema)['indexes'])[];
}

/** What the partitions hold; `lambdas/README.md` lists their keys. */
const catalogue = ['BRANDS', 'BRAND#*'];
const blog = ['POST#*', 'SLUG#*', 'BLOG#*', 'BLOG_VERSION', 'BLOG_CATEGORIES'];
const published = [...catalogue, ...blog];
/** Beside each user their sessions and recovery codes. */
const users = ['USER#*'];
const people = [...users, 'USERNAME#*', 'EMAIL#*', 'USER_WORD#*', 'GROUP#*', 'COUNT'];
const logIns = ['CHALLENGE#*', 'ATTEMPTS#*'];
/** The first replies to writes that may be repeated. */
const repeatable = ['IDEMPOTENCY'];

const editing = [...published, 'PRODUCT#*', 'DELETED', ...repeatable];
const accounts = [...people, ...logIns, ...repeatable];

/** Which function sees what of the table: everything else is refused to it. */
export const tableAccess = {
  content: { reads: published },
  render: { reads: published, writes: ['RENDER'] },
  schedule: { reads: blog, writes: blog },
  // Checking a session reads it and notes its activity.
  editing: { reads: [...editing, ...users], writes: editing, updates: users, indexes: ['gsi2'] },
  audit: { reads: users, updates: users },
  auth: { reads: [...accounts, 'BOT_CHECK#*'], writes: [...accounts, 'BOT_CHECK#*'] },
  account: { reads: accounts, writes: accounts },
  users: { reads: accounts, writes: accounts, indexes: ['gsi1'] },
  identityEvents: { reads: people, writes: people },
} as const satisfies Record<string, TableAccess>;
