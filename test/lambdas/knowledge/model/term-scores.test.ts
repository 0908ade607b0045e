import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import type { LocalizedPassage } from '#lambdas/knowledge/index.ts';
import { isMarked, languageWords } from '#lambdas/knowledge/model/language-words.ts';
import { passageWords } from '#lambdas/knowledge/model/passage-words.ts';
import { saidWords } from '#lambdas/knowledge/model/said-words.ts';
import { termScores } from '#lambdas/knowledge/model/term-scores.ts';
import { wordStatistics } from '#lambdas/knowledge/model/word-statistics.ts';
import { seededPassages, seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';

/** Words again, brands in other scripts, beginnings of longer words, endings, nothing known at all. */
const questions = {
  he: ['איך תופרים סרטים וגומיות לסרטים?', 'מה ההבדל בין בלוך לגיינור מינדן?', 'כמה עולות נעלי Grishko'],
  en: ['how do I sew ribbons and elastics on ribbons', 'Bloch or Gaynor Minden Sculpted?', 'the vamps are bruis'],
  ru: ['как пришивать ленты к пуантам', 'сколько стоят Гришко', 'стакан широкий'],
  fr: ['comment coudre les rubans', 'les Bloch sont-elles larges', 'zzz qqq'],
  es: ['cómo se cosen las cintas', 'cuánto cuestan las Capezio', 'mis dedos'],
} as const;

const scoresBy = (language: keyof typeof questions, passages: readonly LocalizedPassage[]) => {
  const known = languageWords(language, seededSubjects());
  const { contentWords, forms, concepts } = known;
  const read = passageWords(known, passages);
  const statistics = wordStatistics(read, [...passages.keys()], known.wordsOfNames);
  const { weigh } = saidWords(known, statistics, () => undefined);
  const ours = termScores(read);
  const theirs = new MiniSearch<LocalizedPassage>({
    fields: ['questions', 'title', 'text', 'subject'],
    extractField: (passage, field) => {
      const value = passage[field as keyof LocalizedPassage];
      return Array.isArray(value) ? value.join('\n') : value;
    },
    tokenize: contentWords,
    processTerm: (word) => [...forms(word), ...concepts(word)],
  });
  theirs.addAll(passages);
  return {
    ours(question: string) {
      const { scores } = ours(weigh(question), statistics);
      return new Map(passages.flatMap(({ id }, place) => (scores[place] ? [[id, scores[place]]] : [])));
    },
    theirs(question: string) {
      const shares = new Map(weigh(question).flatMap(({ forms: all }) => all.map((form) => [form, 1 / all.length])));
      const found = theirs.search(question, {
        boost: { questions: 1.5, title: 3, text: 1.5, subject: 4 },
        boostTerm: (term) => shares.get(term) ?? 0.5,
        prefix: (term) => term.length >= 5 && !isMarked(term),
        weights: { prefix: 0.5, fuzzy: 0 },
      });
      return new Map(found.map(({ id, score }) => [String(id), score]));
    },
  };
};

describe('the score of a passage by the words of a question', () => {
  for (const language of ['he', 'en', 'ru', 'fr', 'es'] as const) {
    it(`is that of MiniSearch, in ${language}`, () => {
      const scores = scoresBy(language, seededPassages(language));
      for (const question of questions[language]) {
        const [ours, theirs] = [scores.ours(question), scores.theirs(question)];
        expect([...ours.keys()].sort()).toEqual([...theirs.keys()].sort());
        for (const [id, score] of theirs) expect(ours.get(id)).toBeCloseTo(score, 8);
      }
    });
  }
});
