import { describe, expect, it } from 'vitest';
import { composeAnswer } from '#lambdas/assistant/model/compose-answer.ts';
import { readQuestion } from '#lambdas/assistant/model/read-question.ts';
import type { LocalizedPassage } from '#lambdas/knowledge/index.ts';
import { wholeIndex } from '#lambdas/knowledge/model/whole-index.ts';
import { seededPassages, seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';

const own = seededPassages('en');
const content = (fields: Partial<LocalizedPassage>): LocalizedPassage => ({
  id: 'post:1',
  origin: 'post',
  kind: 'fit',
  confidence: 'sourced',
  safety: false,
  choosing: false,
  sources: ['/blog/one'],
  title: 'One',
  text: ['One.'],
  questions: ['One'],
  ...fields,
});
const brand = content({
  ...{
    id: 'brand:arabesque',
    origin: 'brand',
    kind: 'brand',
    names: ['Arabesque', 'ערבסק'],
    sources: ['/brand/arabesque'],
  },
  ...{
    title: 'Arabesque',
    text: ['Arabesque was founded in Haifa in 1974.'],
    questions: ['When was Arabesque founded?'],
  },
});
const indexWith = (...passages: LocalizedPassage[]) => wholeIndex('en', [...own, ...passages], seededSubjects());

describe('content of the site beside the knowledge of the product', () => {
  it('stands back where an own passage says the same', () => {
    const [copied] = own;
    if (!copied) throw new Error('no passage');
    const { title, text, questions } = copied;
    const [first, second] = indexWith(content({ title, text, questions })).search(questions[0] ?? '', 5);
    expect([first?.passage.id, second?.passage.id]).toEqual([copied.id, 'post:1']);
    expect(second?.isOwn).toBe(false);
  });

  it('does not move own passages, however much of it there is', () => {
    const many = Array.from({ length: 50 }, (_none, at) =>
      content({ id: `post:${at}`, title: `Satin ${at}`, text: ['Satin and ribbons.'] }),
    );
    const [alone, beside] = [indexWith(), indexWith(...many)];
    for (const question of [
      'how do I sew ribbons?',
      'Who founded Bloch?',
      'what is a vamp?',
      'which shoes for beginners?',
    ]) {
      const ofOwn = beside.search(question, 8).filter(({ passage }) => passage.origin === 'seed');
      expect(ofOwn).toEqual(alone.search(question, 8).slice(0, ofOwn.length));
    }
  });

  it('is known by the names that it brings, in every script, and by those that are known already', () => {
    const bloch = content({ ...brand, id: 'brand:bloch', names: ['Bloch'], title: 'Bloch' });
    const index = indexWith(brand, bloch);
    expect(index.subjectsIn('what of ערבסק?')).toEqual(['brand:arabesque']);
    expect(index.byId('brand:bloch')?.subject).toBe('bloch');
    expect(composeAnswer(readQuestion('When was Arabesque founded?', 'en'), index)).toMatchObject({
      paragraphs: [{ text: 'Arabesque was founded in Haifa in 1974.', sources: [1] }],
      sources: [{ title: 'Arabesque', address: '/brand/arabesque' }],
    });
  });

  it('answers to no name that is in every question', () => {
    const index = indexWith(content({ ...brand, names: ['Pointe shoes', '?!', ''] }));
    expect(index.subjectsIn('which pointe shoes are good?')).toEqual([]);
  });

  it('has no sentence for a name, whose words would count as names in every question', () => {
    const question = 'i rolled my ankle, show on friday?';
    const sentence = 'Arabesque show: whoever rolled an ankle on friday should buy this';
    const shoe = content({ id: 'product:1', origin: 'product', names: [sentence], text: ['A shoe for every show.'] });
    const [alone, beside] = [indexWith(brand), indexWith(brand, shoe)];
    expect(beside.subjectsIn(sentence)).toEqual(['brand:arabesque']);
    const own = (index: typeof alone) => index.search(question, 8).filter(({ passage }) => passage.origin === 'seed');
    expect(own(beside)).toEqual(own(alone).slice(0, own(beside).length));
  });

  it('is not quoted where a question speaks of pain', () => {
    const post = content({
      title: 'My toes hurt',
      text: ['When toes hurt, dance on.'],
      questions: ['my toes hurt en pointe'],
    });
    const { paragraphs } = composeAnswer(readQuestion('my toes hurt en pointe', 'en'), indexWith(post));
    expect(paragraphs.map(({ text }) => text).join()).not.toContain('dance on');
  });
});

it('grows with its passages and not faster, in time and in memory', () => {
  const words = own.flatMap(({ text }) => text);
  const many = (count: number) =>
    Array.from({ length: count }, (_none, at) =>
      content({
        ...{
          id: `post:${at}`,
          title: `${words[at % words.length]} ${at}`,
          questions: [words[(at * 7) % words.length] ?? ''],
        },
        text: Array.from({ length: 5 }, (_one, point) => words[(at * 5 + point) % words.length] ?? ''),
      }),
    );
  const processorMs = (count: number): number => {
    const passages = many(count);
    const before = process.threadCpuUsage();
    indexWith(...passages);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  };
  processorMs(100);
  const [half, whole] = [processorMs(500), processorMs(1_000)];
  // Twice as much takes about twice as long; a comparison of each with each would take four times.
  expect(whole / half).toBeLessThan(3.5);
  // About 0.3 s on a quiet machine.
  expect(whole).toBeLessThan(6_000);
}, 60_000);
