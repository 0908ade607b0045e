import { declareTable, type SliceDeclaration } from './declaration.ts';

export const aiUsage = {
  problems: { questionNotFound: 404 },
  auditActions: ['question.dismiss'],
} as const satisfies SliceDeclaration;

export const aiUsageTable = declareTable({
  partitions: {
    aiUsage: 'AI_USAGE',
    aiQuestions: 'AI_QUESTIONS',
  },
  access: {
    assistant: { updates: ['aiUsage', 'aiQuestions'] },
    assistantAdmin: { reads: ['aiUsage'] },
    insights: { reads: ['aiUsage', 'aiQuestions'], writes: ['aiQuestions'] },
    analyticsExport: { reads: ['aiUsage'] },
  },
});
