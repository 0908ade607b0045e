import { afterEach, describe, expect, it } from 'vitest';
import { passageFactsSchema, passageTextSchema } from '#contracts/knowledge/endpoints.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { cachedKnowledge, seedKnowledge } from '#lambdas/knowledge/index.ts';
import { seededPassages, seededSubjects, seedPassages } from '#lambdas/knowledge/seed/seed-knowledge.ts';
import { openPassagesHarness, type PassagesHarness, seedOf } from '../passages-harness.ts';

const textsById = (language: Language) => new Map(seededPassages(language).map(({ id, text }) => [id, text.join(' ')]));

const opened: PassagesHarness[] = [];
afterEach(async () => {
  for (const harness of opened.splice(0)) await harness.close();
});
const open = async () => {
  const harness = await openPassagesHarness();
  opened.push(harness);
  return harness;
};

describe('the knowledge that a site starts with', () => {
  it.each(languages)('has points that stand alone and questions that nobody else answers, in %s', (language) => {
    const passages = seededPassages(language);
    expect(passages).toHaveLength(193);
    const questions = passages.flatMap((passage) => passage.questions.map((question) => question.toLowerCase()));
    expect(questions.toSorted()).toEqual([...new Set(questions)].toSorted());
    for (const { id, text, questions: asked } of passages) {
      expect([id, asked.length >= 4 && asked.length <= 16]).toEqual([id, true]);
      expect([id, text.filter((point) => point.length > 320 || !/[.!?]["”»)]?$/.test(point))]).toEqual([id, []]);
    }
  });

  it('leads from each passage to where somebody can read on', () => {
    const leading = /^(?:https?:\/\/|\/)\S+$/;
    expect(seedPassages().flatMap(({ id, facts }) => (leading.test(facts.sources[0] ?? '') ? [] : [id]))).toEqual([]);
  });

  it('says the same years of everything, whatever the language', () => {
    // A model is called 2007.
    const years = (text: readonly string[]) => new Set(text.join(' ').match(/(?<!\d)(?:18|19|20)\d\d(?!\d)/g));
    const alone = seededPassages('he').flatMap(({ id }) => {
      const each = languages.map((language) =>
        years(seededPassages(language).find((one) => one.id === id)?.text ?? []),
      );
      const all = [...new Set(each.flatMap((some) => [...some]))].filter(
        (year) => year !== '2007' && !year.endsWith('0'),
      );
      return all.filter((year) => !each.every((some) => some.has(year))).map((year) => `${id} ${year}`);
    });
    expect(alone).toEqual([]);
  });

  it('names a subject that there is, and keeps a caution beside what calls for one', () => {
    const subjects = new Set(seededSubjects().map(({ id }) => id));
    expect(seededSubjects().flatMap(({ brand }) => (brand && !subjects.has(brand) ? [brand] : []))).toEqual([]);
    const passages = seededPassages('en');
    expect(passages.flatMap(({ subject }) => (subject && !subjects.has(subject) ? [subject] : []))).toEqual([]);
    const careless = passages.filter(
      ({ safety, text }) =>
        safety && !/teacher|doctor|physio|podiatrist|medical|fitter/i.test(text.slice(0, 2).join(' ')),
    );
    expect(careless.map(({ id }) => id)).toEqual([]);
  });

  it('sends to the teacher or to a doctor in every language, or in none', () => {
    const whom: Record<Language, RegExp>[] = [
      {
        he: /(?<![א-ת])[הלבומ]*מור(?:ה|ים|ות)(?![א-ת])/,
        ...{ en: /\bteacher/i, ru: /педагог/i, fr: /\bprofesseur/i, es: /\bprofesor/i },
      },
      {
        ...{ he: /רופא|פיזיותרפ|פודיאטר|להיבדק/, en: /\b(?:doctor|physio|podiatr|clinician|medical)/i },
        ...{ ru: /врач|реабилитолог|подолог|медицинского/i, fr: /médecin|kiné|podologue|santé|médical/i },
        es: /(?<!seguro )médic|fisioterap|podólog|sanitari/i,
      },
    ];
    const texts = new Map(languages.map((language) => [language, textsById(language)]));
    const differing = [...textsById('en').keys()].flatMap((id) =>
      whom.flatMap((words) => {
        const sent = languages.filter((language) => words[language].test(texts.get(language)?.get(id) ?? ''));
        return sent.length % languages.length === 0 ? [] : [`${id}: ${sent.join()}`];
      }),
    );
    expect(differing).toEqual([]);
  });

  it('is written once, with a row of every language', async () => {
    const { seeder, clock, store } = await open();
    expect(await seedKnowledge(seeder, clock)).toEqual({ added: 193, present: 0 });
    expect(await seedKnowledge(seeder, clock)).toEqual({ added: 0, present: 193 });
    expect(await store.passages('ru')).toEqual(expect.arrayContaining(seededPassages('ru')));
    expect(await store.subjects()).toHaveLength(seededSubjects().length);
  });

  it('fits what an administrator may save, in every language', () => {
    for (const { id, facts, texts } of seedPassages()) {
      expect([id, passageFactsSchema.safeParse(facts).success]).toEqual([id, true]);
      for (const text of Object.values(texts)) {
        expect([id, passageTextSchema.safeParse(text).success]).toEqual([id, true]);
      }
    }
  });
});

describe('reading the knowledge', () => {
  it('builds an index once, and anew half a minute after a change', async () => {
    const { seeder, clock, pass, read } = await open();
    const titleOf = async () => (await read('en')).byId('elastic')?.title;
    await seedKnowledge(seeder, clock, seedOf({ en: 'First' }));
    expect(await titleOf()).toBe('First');
    await seedKnowledge(seeder, clock, seedOf({ en: 'Second' }));
    pass(29_000);
    expect(await titleOf()).toBe('First');
    pass(2_000);
    expect(await titleOf()).toBe('Second');
    const before = await read('en');
    pass(31_000);
    expect(await read('en')).toBe(before);
  });

  it('tries again after a read that failed', async () => {
    const { seeder, clock, store } = await open();
    await seedKnowledge(seeder, clock, seedOf({ en: 'First' }));
    let failures = 1;
    const read = cachedKnowledge(
      {
        ...store,
        passages: async (language) => {
          failures -= 1;
          if (failures >= 0) throw new Error('the table is away');
          return store.passages(language);
        },
      },
      () => 0,
    );
    await expect(read('en')).rejects.toThrow('the table is away');
    expect((await read('en')).byId('elastic')?.title).toBe('First');
  });
});
