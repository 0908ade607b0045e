import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#contracts/text/language.ts';
import { listTips as contract } from '#contracts/tips/endpoints.ts';
import { listTips } from '#lambdas/tips/use-cases/list-tips.ts';

const prose = (language: Language): string[] =>
  listTips(language).sections.flatMap(({ title, intro, points }) => [
    title,
    intro,
    ...points.flatMap((point) => [point.title, point.text]),
  ]);
const pointCounts = (language: Language) => listTips(language).sections.map(({ points }) => points.length);

const latin = /\p{Script=Latin}/u;
const cyrillic = /\p{Script=Cyrillic}/u;
const hebrew = /\p{Script=Hebrew}/u;

describe('the tips', () => {
  it.each(languages)('cover the six topics in their order, as the contract says, in %s [S-007, S-014]', (language) => {
    const reply = contract.responses[200].parse(listTips(language));
    expect(reply.language).toBe(language);
    expect(reply.sections.map(({ id }) => id)).toEqual([
      'choosing',
      'fitting',
      'breakingIn',
      'care',
      'safety',
      'disclaimer',
    ]);
    for (const text of prose(language)) expect(text.trim()).not.toBe('');
  });

  it('keep to three to seven points a topic, and to three in the disclaimer [S-007]', () => {
    const counts = pointCounts('he');
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...counts)).toBeLessThanOrEqual(7);
    expect(counts.at(-1)).toBe(3);
  });

  it.each(languages)('have the same points in %s as in Hebrew [S-014]', (language) => {
    expect(pointCounts(language)).toEqual(pointCounts('he'));
  });

  it.each([
    ['he', hebrew, [latin, cyrillic]],
    ['ru', cyrillic, [latin, hebrew]],
    ['en', latin, [cyrillic, hebrew]],
    ['fr', latin, [cyrillic, hebrew]],
    ['es', latin, [cyrillic, hebrew]],
  ] as const)('are written in the letters of %s only [S-014]', (language, own, foreign) => {
    for (const text of prose(language)) {
      expect(text).toMatch(own);
      for (const script of foreign) expect(text).not.toMatch(script);
    }
  });

  it.each(languages)('are clean prose in %s: no dashes as commas, no doubled spaces, whole sentences', (language) => {
    for (const text of prose(language)) expect(text).not.toMatch(/—| {2}|\.\./);
    for (const { intro, points } of listTips(language).sections)
      for (const text of [intro, ...points.map((point) => point.text)]) expect(text).toMatch(/\.$/);
  });

  it.each([
    ['he', /מורים/, /רופא/],
    ['en', /teacher/, /doctor/],
    ['ru', /педагог/, /врач/],
    ['fr', /professeur/, /médecin/],
    ['es', /profesor/, /médico/],
  ] as const)('leave beginning to a teacher and pain to a doctor in %s [S-007]', (language, teacher, doctor) => {
    const safety = JSON.stringify(listTips(language).sections.find(({ id }) => id === 'safety'));
    const disclaimer = JSON.stringify(listTips(language).sections.find(({ id }) => id === 'disclaimer'));
    expect(safety).toMatch(teacher);
    expect(safety).toMatch(doctor);
    expect(disclaimer).toMatch(doctor);
  });

  it('name their sources, each once', () => {
    const { sources } = listTips('he');
    expect(sources.length).toBeGreaterThan(10);
    expect(new Set(sources).size).toBe(sources.length);
    for (const source of sources) expect(URL.canParse(source) && /^https?:/.test(source), source).toBe(true);
  });
});
