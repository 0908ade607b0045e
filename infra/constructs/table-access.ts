/** What a function may do with the table. `*` at the end of a partition stands for anything. */
export interface TableAccess {
  /** Partitions read by key and by query. */
  reads: readonly string[];
  /** Partitions written and checked, alone or in a transaction. */
  writes?: readonly string[];
  /** Partitions whose items are updated only. */
  updates?: readonly string[];
  /** Whether the function lists everybody's sessions, which needs the table's only index. */
  sessions?: boolean;
}

/** The partitions by their content; `lambdas/README.md` lists their keys. */
const catalog = ['BRANDS', 'BRAND#*'];
const blog = ['POST#*', 'SLUG#*', 'BLOG#*', 'BLOG_VERSION', 'BLOG_CATEGORIES'];
/** The lists that only the administration reads. */
const drafts = ['POSTS'];
const published = [...catalog, ...blog];
/** A user with their sessions and recovery codes. */
const users = ['USER#*'];
/** In the order of their joining, names and addresses. */
const userLists = ['USERS', 'USERNAMES', 'EMAILS'];
/** When each session was last used. */
const activity = ['ACTIVITY#*'];
/** Checking a session reads it and notes its activity. */
const sessionCheck = { reads: [...users, ...activity], updates: activity };
const people = [...users, ...activity, 'USERNAME#*', 'EMAIL#*', 'USER_WORD#*', 'GROUP#*', 'COUNT', ...userLists];
const logIns = ['CHALLENGE#*', 'ATTEMPTS#*'];
/** The stored replies of idempotent writes. */
const repeatable = ['IDEMPOTENCY'];

const editing = [...published, ...drafts, 'PRODUCT#*', 'DELETED', ...repeatable];
const accounts = [...people, ...logIns, ...repeatable];

/** The partitions that each function may use; all others are refused to it. */
export const tableAccess = {
  content: { reads: published },
  render: { reads: published, writes: ['RENDER'] },
  schedule: { reads: blog, writes: [...blog, ...drafts] },
  editing: { ...sessionCheck, reads: [...editing, ...sessionCheck.reads], writes: editing },
  audit: sessionCheck,
  auth: { reads: [...accounts, 'BOT_CHECK#*'], writes: [...accounts, 'BOT_CHECK#*'] },
  account: { reads: accounts, writes: accounts },
  users: { reads: accounts, writes: accounts, sessions: true },
  identityEvents: { reads: people, writes: people },
} as const satisfies Record<string, TableAccess>;
