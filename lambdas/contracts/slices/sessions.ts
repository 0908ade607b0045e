import { declareTable, type SliceDeclaration } from './declaration.ts';

export const sessions = {
  auditActions: [
    'session.logIn',
    'session.logInFailed',
    'session.logOut',
    'session.confirm',
    'session.revoke',
    'session.endByPasswordReset',
  ],
} as const satisfies SliceDeclaration;

const activity = ['activity'] as const;

/**
 * A session is in its user's partition; when it was last used is here. Functions that serve callers who are logged in may
 * check their sessions without being named here.
 */
export const sessionsTable = declareTable({
  partitions: { activity: 'ACTIVITY#' },
  access: {
    auth: { reads: activity, writes: activity },
    account: { reads: activity, writes: activity },
    users: { reads: activity, writes: activity, index: true },
    identityEvents: { reads: activity, writes: activity },
  },
});
