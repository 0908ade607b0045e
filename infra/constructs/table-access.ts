import { partitions } from '#lambdas/platform/table/partitions.ts';

/** What a function may do with the table. `*` at the end of a partition stands for anything. */
export interface TableAccess {
  /** Partitions read by key and by query. */
  reads?: readonly string[];
  /** Partitions written and checked, alone or in a transaction. */
  writes?: readonly string[];
  /** Partitions whose items are put and updated only, outside of transactions. */
  adds?: readonly string[];
  /** Partitions whose items are updated only. */
  updates?: readonly string[];
  /** Whether the function lists everybody's sessions, which needs the table's only index. */
  sessions?: boolean;
}

/** As IAM names them; the README of each slice lists what is in them. */
const named = (...names: (keyof typeof partitions)[]): string[] =>
  names.map((name) => partitions[name]).map((name) => (name.endsWith('#') ? `${name}*` : name));

const catalog = named('brands', 'brand');
const blog = named('post', 'slug', 'blogList', 'blogVersion', 'blogCategories');
/** The lists that only the administration reads. */
const drafts = named('posts');
const published = [...catalog, ...blog];
/** A user with their sessions and recovery codes. */
const users = named('user');
/** In the order of their joining, names and addresses. */
const userLists = named('users', 'usernames', 'emails');
/** When each session was last used. */
const activity = named('activity');
/** Checking a session reads it and notes its activity. */
const sessionCheck = { reads: [...users, ...activity], updates: activity };
const people = [...users, ...activity, ...named('username', 'email', 'userWord', 'group', 'count'), ...userLists];
const logIns = named('challenge', 'attempts');
const botChecks = named('botCheck');
/** Groups of errors, and what leads to them. */
const errors = named('errors', 'errorOccurrences', 'errorId');
/** The stored replies of idempotent writes. */
const repeatable = named('idempotency');

const editing = [...published, ...drafts, ...named('product', 'deleted'), ...repeatable];
const accounts = [...people, ...logIns, ...repeatable];

/** The partitions that each function may use; all others are refused to it. */
export const tableAccess = {
  content: { reads: published },
  render: { reads: published, writes: named('render') },
  schedule: { reads: blog, writes: [...blog, ...drafts] },
  editing: { ...sessionCheck, reads: [...editing, ...sessionCheck.reads], writes: editing },
  audit: {
    ...sessionCheck,
    reads: [...sessionCheck.reads, ...errors, ...repeatable],
    writes: [...named('errors'), ...repeatable],
  },
  reports: { adds: [...errors, ...named('errorLimit')] },
  auth: { reads: [...accounts, ...botChecks], writes: [...accounts, ...botChecks] },
  account: { reads: accounts, writes: accounts },
  users: { reads: accounts, writes: accounts, sessions: true },
  identityEvents: { reads: people, writes: people },
} satisfies Record<string, TableAccess>;
