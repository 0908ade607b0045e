import type { SliceAudited, SliceSamples } from '#test/security/sample.ts';

// No inbox is set up.
export const samples = (() => ({
  listInboxMails: () => ({ status: 409 }),
  getInboxMail: () => ({ path: '/api/admin/inbox/mails/MQ', status: 409 }),
  deleteInboxMail: () => ({ path: '/api/admin/inbox/mails/MQ', status: 409 }),
  testInboxConnection: () => ({ status: 409 }),
})) satisfies SliceSamples;

export const audited: SliceAudited = {
  // Other tests of the slice have its entry.
  deleteInboxMail: [],
  testInboxConnection: [],
};
