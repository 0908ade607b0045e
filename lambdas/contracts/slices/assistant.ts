import { declareTable, type SliceDeclaration } from './declaration.ts';

export const assistant = {
  problems: { answerNotFound: 404 },
} as const satisfies SliceDeclaration;

export const assistantTable = declareTable({
  partitions: {
    questionLimit: 'QUESTION_LIMIT#',
    aiAnswer: 'AI_ANSWER#',
    aiBudget: 'AI_BUDGET#',
    aiSlots: 'AI_SLOTS',
  },
  access: {
    assistant: {
      reads: ['aiSlots'],
      adds: ['aiAnswer'],
      updates: ['questionLimit', 'aiAnswer', 'aiBudget', 'aiSlots'],
    },
    assistantAdmin: { reads: ['aiBudget', 'aiSlots'], updates: ['questionLimit', 'aiBudget', 'aiSlots'] },
  },
});
