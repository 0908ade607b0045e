import { describe, expect, it } from 'vitest';
import { footOf, readProgress } from '#contracts/finder/answers.ts';
import { match } from '#contracts/finder/match.ts';
import { composeAnswer, readQuestion } from '#lambdas/assistant/basic-answers.ts';
import { shoesReader } from '#lambdas/assistant/index.ts';
import { listModels, seedReader } from '#lambdas/catalog/index.ts';
import { wholeIndex } from '#lambdas/knowledge/search.ts';
import { seededPassages, seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';
import en from '#locales/en/finder.json' with { type: 'json' };

const index = wholeIndex('en', seededPassages('en'), seededSubjects());
const readShoes = shoesReader(seedReader(), Date.now);

const answerTo = async (question: string, earlier: string[] = []) =>
  composeAnswer(readQuestion(question, 'en', { earlier, year: 2026 }), index, { shoes: await readShoes('en') });
const titles = ({ sources }: { sources: { title: string }[] }) => sources.map(({ title }) => title);

const wideFoot = 'My feet are wide, I have a low arch and a narrow heel, intermediate level.';

describe('shoes for a foot that a message describes', () => {
  it('are those of the finder with these answers, in its words', async () => {
    const { paragraphs, sources, finder } = await answerTo(`${wideFoot} Which pointe shoes should I try?`);
    const foot = footOf(readProgress(finder ?? '')?.answers ?? {});
    expect(foot).toEqual({ level: 'intermediate', width: 'wide', arch: 'low', heel: 'narrow' });
    const found = match({ ...foot, teacher: 'yes' }, (await listModels(seedReader())()).items);
    if ('stops' in found) throw new Error('stopped');
    expect(found.shoes).toHaveLength(3);
    expect(sources.map(({ title }) => title.replace(/^(?:Gaynor Minden|\S+) /, ''))).toEqual(
      found.shoes.map(({ model }) => model.name),
    );
    const [first] = found.shoes;
    expect(paragraphs[1]?.text).toContain(en.rule[first?.for[0]?.rule ?? 'wide']);
    expect(paragraphs[1]?.sources).toEqual([1]);
  });

  it('also where nothing is asked, and where it is told over several messages', async () => {
    expect(titles(await answerTo(wideFoot))).toHaveLength(3);
    const later = await answerTo('And my heel is narrow. Which shoes would suit me?', ['My feet are wide.']);
    expect(later.finder).toMatch(/width=wide.*heel=narrow/);
    expect(titles(later).length).toBeGreaterThanOrEqual(3);
  });

  it('say that a first pair needs the teacher, and lead to that question', async () => {
    const { paragraphs, finder } = await answerTo('Wide feet and a low arch: which shoes should I try?');
    expect(paragraphs.map(({ text }) => text).join()).toContain('If this is the first pair');
    expect(readProgress(finder ?? '')?.at).toBe('level');
    const first = await answerTo('My first pair: wide feet and a low arch. Which shoes should I try?');
    expect(first.paragraphs.map(({ text }) => text).join()).not.toContain('worth trying on first');
    expect(readProgress(first.finder ?? '')?.at).toBe('teacher');
  });

  it.each([
    'My feet are wide and numb. Which shoes should I try?',
    'I am nine and have wide feet and a low arch. Which shoes should I try?',
    'I stopped eating to be thin, my feet are narrow with a high arch. Which shoes should I try?',
    'Is the Bloch Heritage good for wide feet with a low arch?',
    'How do I sew ribbons on?',
  ])('are named neither before what comes first, nor where something else is asked: %s', async (question) => {
    const { paragraphs } = await answerTo(question);
    expect(paragraphs.map(({ text }) => text).join()).not.toContain('worth trying on first');
  });

  it('are never the pair that has failed', async () => {
    const answer = await answerTo(
      'My toes are all level and my forefoot folds when you squeeze it. I sink in the Nikolay Elite. Which shoe should I try?',
    );
    expect(answer.finder).toContain('lastModel=nikolay-elite');
    expect(titles(answer)).not.toContain('Nikolay Elite');
  });
});
