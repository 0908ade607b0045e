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
    passageVector: 'PASSAGE_VECTOR#',
  },
  access: {
    assistant: {
      reads: ['aiSlots', 'passageVector'],
      adds: ['aiAnswer'],
      updates: ['questionLimit', 'aiAnswer', 'aiBudget', 'aiSlots'],
    },
    assistantAdmin: {
      reads: ['aiBudget', 'aiSlots', 'passageVector'],
      updates: ['questionLimit', 'aiBudget', 'aiSlots'],
    },
    knowledgeIngestion: { reads: ['passageVector'], writes: ['passageVector'], updates: ['aiBudget'] },
  },
});
