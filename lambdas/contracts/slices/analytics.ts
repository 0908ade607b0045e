import { declareTable, type SliceDeclaration } from './declaration.ts';

export const analytics = {
  auditActions: ['analytics.export'],
} as const satisfies SliceDeclaration;

export const analyticsTable = declareTable({
  partitions: {
    /** The counts of visits. */
    visits: 'VISITS#',
    /** The secret of a day. */
    visitSalt: 'VISIT_SALT#',
    /** Who came that day. */
    visitor: 'VISITOR#',
    /** Which reports are counted. */
    visitReports: 'VISIT_REPORTS#',
  },
  access: {
    reports: { reads: ['visitSalt'], adds: ['visitSalt'] },
    visitCounting: { reads: ['visits', 'visitor', 'visitReports'], writes: ['visits', 'visitor', 'visitReports'] },
    insights: { reads: ['visits'] },
    analyticsExport: { reads: ['visits'] },
    assistant: { updates: ['visits'] },
    campaignFeedback: { writes: ['visits'] },
    newsletter: { writes: ['visits'] },
  },
});
