import { declareTable, type SliceDeclaration } from './declaration.ts';

export const newsletter = {
  problems: { readerLinkInvalid: 400, readerNotFound: 404 },
  auditActions: ['reader.suppress', 'reader.release', 'reader.unsubscribe', 'reader.export', 'reader.import'],
} as const satisfies SliceDeclaration;

const all = ['readers', 'readerToken'] as const;

export const newsletterTable = declareTable({
  partitions: {
    /** Who gets mail to many. */
    readers: 'READERS',
    /** The links by which they say so. */
    readerToken: 'READER_TOKEN#',
  },
  access: {
    newsletter: { reads: all, writes: all },
    account: { reads: all, writes: all },
    users: { reads: all, writes: all },
    campaigns: { reads: all, writes: all },
    campaignDispatch: { reads: all, writes: all },
    campaignSend: { reads: ['readers'] },
    campaignFeedback: { writes: ['readers'] },
  },
});
