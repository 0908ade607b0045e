import type { LocalizedPassage } from './passage.ts';

/**
 * The public part of a passage, as answers show it: of its sources the one that they name, and of a chapter of the guide its
 * title, since the names of its points are for members. A question by the words of such a point does not find it then.
 */
export const publicPassage = ({ sources, questions, ...passage }: LocalizedPassage): LocalizedPassage => ({
  ...passage,
  sources: sources.slice(0, 1),
  questions: passage.origin === 'tip' ? questions.slice(0, 1) : questions,
});
