import { declareTable, type SliceDeclaration } from './declaration.ts';

export const users = {
  problems: {
    usernameTaken: 409,
    emailTaken: 409,
    userNotFound: 404,
    userUnconfirmed: 409,
    lastAdministrator: 409,
    ownAccountDeletion: 409,
    ownAccountDemotion: 409,
    ownAccountDisabling: 409,
    administratorAddress: 409,
  },
  auditActions: [
    'user.create',
    'user.update',
    'user.delete',
    'user.addToGroup',
    'user.removeFromGroup',
    'user.export',
    'user.mail',
  ],
} as const satisfies SliceDeclaration;

const records = ['user', 'username', 'email', 'userWord', 'group', 'count'] as const;
/** Everybody in the order of their joining, names and addresses. */
const lists = ['users', 'usernames', 'emails'] as const;
const all = [...records, ...lists, 'unconfirmed'] as const;

export const usersTable = declareTable({
  partitions: {
    /** A user with their sessions and recovery codes. */
    user: 'USER#',
    users: 'USERS',
    username: 'USERNAME#',
    usernames: 'USERNAMES',
    email: 'EMAIL#',
    emails: 'EMAILS',
    /** Those whose address is not proven yet. */
    unconfirmed: 'UNCONFIRMED',
    userWord: 'USER_WORD#',
    group: 'GROUP#',
    count: 'COUNT',
  },
  access: {
    auth: { reads: all, writes: all },
    account: { reads: all, writes: all },
    users: { reads: all, writes: all },
    identityEvents: { reads: all, writes: all },
    // The dashboard counts who joined and lists who waits.
    insights: { reads: ['users', 'unconfirmed'] },
    analyticsExport: { reads: ['users'] },
    // Of the reader whom a request to unsubscribe means, whether the address has an account.
    campaigns: { reads: ['email', 'emails'] },
    campaignDispatch: { reads: ['user', ...lists] },
    campaignSend: { reads: ['user'] },
    // Of a user, what the newsletter changes: the record, and the membership of its group.
    newsletter: { reads: ['user', 'email'], writes: ['user', 'group'] },
  },
});
