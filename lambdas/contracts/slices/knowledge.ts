import { declareTable, type SliceDeclaration } from './declaration.ts';

export const knowledge = {
  problems: { passageNotFound: 404, lastPassageText: 409 },
  auditActions: ['passage.create', 'passage.update', 'passage.saveText', 'passage.deleteText', 'passage.delete'],
} as const satisfies SliceDeclaration;

export const knowledgeTable = declareTable({
  partitions: {
    knowledge: 'KNOWLEDGE#',
  },
  access: {
    editing: { reads: ['knowledge'], writes: ['knowledge'] },
    knowledgeIngestion: { reads: ['knowledge'], writes: ['knowledge'] },
    assistant: { reads: ['knowledge'] },
    assistantAdmin: { reads: ['knowledge'] },
  },
});
