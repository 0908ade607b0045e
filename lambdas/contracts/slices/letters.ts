import { declareTable, type SliceDeclaration } from './declaration.ts';

export const letters = { problems: { letterNotFound: 404 } } as const satisfies SliceDeclaration;

const all = ['letter', 'publicLetters'] as const;

export const lettersTable = declareTable({
  partitions: {
    letter: 'LETTER#',
    /** Of each language. */
    publicLetters: 'PUBLIC_LETTERS#',
  },
  access: {
    campaigns: { reads: all, writes: all },
    campaignDispatch: { writes: ['letter'] },
    content: { reads: all },
  },
});
