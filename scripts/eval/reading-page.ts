import type { Judgement } from './judge.ts';

/** Answers beside their questions and what a right one says, for the person who judges them by reading. As Markdown. */
export const readingPage = (judged: readonly Judgement[]): string =>
  judged
    .map(({ question, answer }) =>
      [
        `## ${question.id} (${question.language})`,
        ...(question.conversation ?? []).map((turn) => `Before: ${turn}`),
        `Message: ${question.question}`,
        ...(question.note ? [`Right: ${question.note}`] : []),
        ...question.judge_must_not.map((behaviour) => `Wrong: ${behaviour}`),
        'Answer:',
        ...answer.paragraphs.map(({ text }) => `- ${text}`),
        ...answer.suggestions.map((suggestion) => `(suggested: ${suggestion})`),
      ].join('\n'),
    )
    .join('\n\n');
