import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languages } from '#contracts/text/language.ts';
import { composeAnswer } from '#lambdas/assistant/model/compose-answer.ts';
import { questionLanguage } from '#lambdas/assistant/model/question-language.ts';
import { readQuestion } from '#lambdas/assistant/model/read-question.ts';
import { passageIndex } from '#lambdas/knowledge/model/passage-index.ts';
import { seededPassages, seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';

const topics = {
  beginners: 'choose-first',
  difference: 'part-shank',
  durability: 'care-life',
  sizing: 'size-street',
};

describe('each question that the chat suggests has an answer on its subject', () => {
  it.each(languages)('in %s', (language) => {
    const { suggested } = JSON.parse(readFileSync(`locales/${language}/aiChat.json`, 'utf8'));
    const index = passageIndex(language, seededPassages(language), seededSubjects());
    for (const [topic, passage] of Object.entries(topics)) {
      expect(questionLanguage(suggested[topic], language)).toBe(language);
      const { title } = index.byId(passage) ?? {};
      expect(composeAnswer(readQuestion(suggested[topic], language), index).sources[0]?.title).toBe(title);
    }
  });
});
