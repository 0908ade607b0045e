import type { LocalizedPassage } from './passage.ts';

/**
 * What everybody may have of a passage, which is what answers show of it: of its sources the one that they name, and of a chapter of the
 * guide its title, since what its points are called is for members. A question by the words of such a point does not find it then.
 */
export const publicPassage = ({ sources, questions, ...passage }: LocalizedPassage): LocalizedPassage => ({
  ...passage,
  sources: sources.slice(0, 1),
  questions: passage.origin === 'tip' ? questions.slice(0, 1) : questions,
});
