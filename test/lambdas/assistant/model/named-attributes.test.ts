import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#contracts/text/language.ts';
import { composeAnswer, readQuestion } from '#lambdas/assistant/basic-answers.ts';
import { assistantTexts } from '#lambdas/assistant/model/assistant-texts.ts';
import { namedAttributes } from '#lambdas/assistant/model/named-attributes.ts';
import { readText } from '#lambdas/assistant/model/read-question.ts';
import { sideBySide } from '#lambdas/assistant/model/side-by-side.ts';
import { wholeIndex } from '#lambdas/knowledge/search.ts';
import { seededPassages, seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';

const indexes = new Map(languages.map((of) => [of, wholeIndex(of, seededPassages(of), seededSubjects())]));
const indexOf = (language: Language) => {
  const index = indexes.get(language);
  if (!index) throw new Error(language);
  return index;
};
const makers = ['bloch', 'nikolay'];
const named = (language: Language, question: string, stories = [question]) =>
  namedAttributes(readText(question, language), stories, makers, indexOf(language)).points;
const aspectsOf = (language: Language, question: string) =>
  sideBySide(readText(question, language), ['bloch', 'capezio'], [], indexOf(language), {
    first: [],
    generally: [],
  }).map(({ aspect }) => aspect);

describe('brands that are compared for a foot', () => {
  it.each<[Language, string]>([
    ['he', 'כף רגל רחבה, אצבעות באותו אורך. Bloch או Nikolay?'],
    ['en', 'Wide foot, all my toes are the same length. Bloch or Nikolay?'],
    ['ru', 'Широкая стопа, все пальцы одной длины. Bloch или Nikolay?'],
    ['fr', 'Pied large, orteils tous de la même longueur. Bloch ou Nikolay ?'],
    ['es', 'Pie ancho, todos los dedos iguales. ¿Bloch o Nikolay?'],
  ])('are told by its traits, in their order and in sentences that name them, in %s: %s', (language, question) => {
    const points = named(language, question);
    expect(points.map(({ passage }) => passage.id)).toEqual(['choose-wide', 'brand-nikolay-shoes', 'foot-giselle']);
    for (const { text, aspect } of points) {
      expect(text).toContain('Elite');
      expect(aspect).toBe('foot');
    }
    expect(points[2]?.text).toContain('Bloch');
  });

  it('are told by it in the answer before two sentences more, and without their history', () => {
    const own = assistantTexts('he');
    const question = 'כף רגל רחבה, אצבעות באותו אורך. Bloch או Nikolay?';
    const { paragraphs } = composeAnswer(readQuestion(question, 'he'), indexOf('he'));
    const cited = paragraphs.filter(({ sources }) => sources.length > 0);
    const isOfFoot = cited.map(({ aspect }) => aspect === own('aspectFoot'));
    expect(isOfFoot.slice(0, 3)).toEqual([true, true, true]);
    expect(isOfFoot.slice(3).length).toBeLessThanOrEqual(2);
    expect(cited.map(({ aspect }) => aspect)).not.toContain(own('aspectFounded'));
  });

  it.each<[Language, string]>([
    ['en', 'Wide foot, toes of one length. Bloch or Nikolay?'],
    ['ru', 'Широкая стопа, пальцы одной длины. Bloch или Nikolay?'],
    ['fr', 'Pied large, orteils de même longueur. Bloch ou Nikolay ?'],
    ['es', 'Pie ancho, dedos iguales. ¿Bloch o Nikolay?'],
  ])('have no advice on a trait beside them that says the same, in %s: %s', (language, question) => {
    const { paragraphs } = composeAnswer(readQuestion(question, language), indexOf(language));
    const ofFoot = paragraphs.filter(({ aspect }) => aspect === assistantTexts(language)('aspectFoot'));
    expect(ofFoot.length).toBeGreaterThan(1);
    expect(paragraphs.find(({ sources }) => sources.length > 0)).toBe(ofFoot[0]);
  });

  it('are asked for no size by a foot that is told, and for a price by a price', () => {
    const rest = (question: string) =>
      namedAttributes(readText(question, 'es'), [question], makers, indexOf('es')).rest.wants;
    expect([...rest('Pie ancho. ¿Bloch o Nikolay?')]).toEqual([]);
    expect([...rest('Pie ancho. ¿Bloch o Nikolay, cuánto cuestan?')]).toEqual(['price']);
  });

  it('are told by the foot of an earlier message where the last one tells of none', () => {
    const ids = (stories: string[]) => named('en', 'Bloch or Nikolay?', stories).map(({ passage }) => passage.id);
    expect(ids(['Bloch or Nikolay?', 'I have a wide foot.'])).toContain('choose-wide');
    expect(ids(['Narrow foot. Bloch or Nikolay?', 'I have a wide foot.'])).not.toContain('choose-wide');
  });
});

describe('brands that are compared by something else', () => {
  it('are told by that before all else', () => {
    const points = named('en', 'Bloch or Nikolay: which shanks are hard?');
    expect(points.map(({ text }) => text).join()).toMatch(/Nikolay shanks usually run/);
    expect(points.map(({ aspect }) => aspect)).not.toContain('foot');
    expect(named('en', 'Bloch or Nikolay?')).toEqual([]);
    expect(named('en', 'What is the difference between Bloch and Nikolay?')).toEqual([]);
  });

  it('are told by no foot where their makers are asked of', () => {
    expect(named('en', 'I have a wide foot. Which is older, Bloch or Nikolay?')).toEqual([]);
  });

  it.each<[string, boolean]>([
    ['Bloch or Capezio, which one for class?', false],
    ['Which one would a dancer wear, Bloch or Capezio?', false],
    ['The history of Bloch and Capezio?', true],
    ['What is the difference between Bloch and Capezio?', true],
    ['Bloch / Capezio?', true],
  ])('are told by their history where that is asked, or all: %s', (question, isStated) => {
    expect(aspectsOf('en', question).includes('founded')).toBe(isStated);
    expect(aspectsOf('en', question)).toContain('price');
  });
});
