import { declareTable, type SliceDeclaration } from './declaration.ts';

export const errorLog = {
  problems: { errorNotFound: 404 },
  auditActions: ['error.resolve', 'error.reopen'],
} as const satisfies SliceDeclaration;

/** Groups of errors, and what leads to them. */
const groups = ['errors', 'errorOccurrences', 'errorId'] as const;

export const errorLogTable = declareTable({
  partitions: {
    errors: 'ERRORS',
    errorOccurrences: 'ERROR_OCCURRENCE#',
    errorId: 'ERROR_ID#',
    errorLimit: 'ERROR_LIMIT#',
  },
  access: {
    insights: { reads: groups, writes: ['errors'] },
    reports: { adds: [...groups, 'errorLimit'] },
  },
});
