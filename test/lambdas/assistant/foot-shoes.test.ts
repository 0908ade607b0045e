import { describe, expect, it } from 'vitest';
import { knownAttributesSchema } from '#contracts/catalog/known-models.ts';
import { footOf, readProgress } from '#contracts/finder/answers.ts';
import { match } from '#contracts/finder/match.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { languageSchema } from '#contracts/text/locale.ts';
import { composeAnswer, readQuestion } from '#lambdas/assistant/basic-answers.ts';
import { shoesReader } from '#lambdas/assistant/index.ts';
import { listModels, seedReads } from '#lambdas/catalog/index.ts';
import { wholeIndex } from '#lambdas/knowledge/search.ts';
import { seededPassages, seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';
import en from '#locales/en/finder.json' with { type: 'json' };
import feet from './feet.json' with { type: 'json' };

const index = wholeIndex('en', seededPassages('en'), seededSubjects());
const readShoes = shoesReader(seedReads(), Date.now);

const answerTo = async (question: string, earlier: string[] = []) =>
  composeAnswer(readQuestion(question, 'en', { earlier, year: 2026 }), index, { shoes: await readShoes('en') });
const titles = ({ sources }: { sources: { title: string }[] }) => sources.map(({ title }) => title);

const wideFoot = 'My feet are wide, I have a low arch and a narrow heel, intermediate level.';

describe('shoes for a foot that a message describes', () => {
  it('are those of the finder with these answers, in its words', async () => {
    const { paragraphs, sources, finder } = await answerTo(`${wideFoot} Which pointe shoes should I try?`);
    const foot = footOf(readProgress(finder ?? '')?.answers ?? {});
    expect(foot).toEqual({ level: 'intermediate', width: 'wide', arch: 'low', heel: 'narrow' });
    const found = match({ ...foot, teacher: 'yes' }, (await listModels(seedReads())()).items);
    if ('stops' in found) throw new Error('stopped');
    expect(found.shoes).toHaveLength(3);
    expect(sources.map(({ title }) => title.replace(/^(?:Gaynor Minden|\S+) /, ''))).toEqual(
      found.shoes.map(({ model }) => model.name),
    );
    const [first] = found.shoes;
    expect(paragraphs[1]?.text).toContain(en.rule[first?.for[0]?.rule ?? 'wide'].replace(/\.$/, ' ('));
    expect(paragraphs[1]?.sources).toEqual([1]);
  });

  it('also where nothing is asked, and where it is told over several messages', async () => {
    expect(titles(await answerTo(wideFoot))).toHaveLength(3);
    const later = await answerTo('And my heel is narrow. Which shoes would suit me?', ['My feet are wide.']);
    expect(later.finder).toMatch(/width=wide.*heel=narrow/);
    expect(titles(later).length).toBeGreaterThanOrEqual(3);
  });

  it.each<[Language, string]>([
    ['he', 'המורה עוד לא אישרה. זוג ראשון, כף רגל רחבה ואצבעות באותו אורך. איזה נעליים לקנות?'],
    ['he', 'המורה אמרה שעוד לא. כף רגל צרה ואצבע שנייה ארוכה. איזה נעל לקנות?'],
    ['ru', 'Педагог не одобрил пуанты. Первая пара, стопа широкая, пальцы одной длины. Какие пуанты купить?'],
    [
      'fr',
      'Mon professeur n’a pas encore dit oui. Première paire, pied large et orteils de même longueur. Quelles pointes ?',
    ],
    [
      'es',
      'Mi profesora todavía no ha dado el visto bueno. Primer par, pie ancho y dedos iguales. ¿Qué puntas compro?',
    ],
    ['es', 'Casi no como. Pie estrecho y empeine alto. ¿Qué puntas?'],
  ])(
    'are not named where a teacher has not said yes, or somebody hardly eats, in %s: %s',
    async (language, question) => {
      const around = wholeIndex(language, seededPassages(language), seededSubjects());
      const shoes = await readShoes(language);
      const { paragraphs, finder = '' } = composeAnswer(readQuestion(question, language, { year: 2026 }), around, {
        shoes,
      });
      expect(paragraphs.filter(({ text }) => /Nikolay|Bloch|Gaynor|Capezio|ניקולאי|בלוך/u.test(text))).toEqual([]);
      expect(finder).not.toContain('teacher=yes');
    },
  );

  it('are for the foot and the person of the last message', async () => {
    const { finder } = await answerTo('First pair for my daughter: narrow feet, second toe longest. Which shoes?', [
      `${wideFoot} Which shoes should I try?`,
    ]);
    expect(finder).toContain('for=child');
    expect(finder).not.toMatch(/wide|arch=low|intermediate/);
    const corrected = await answerTo('Actually my feet are narrow. Which shoes then?', [wideFoot]);
    expect(corrected.finder).toContain('width=narrow');
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
    'My teacher has not said yes yet. First pair, wide feet, level toes. Which shoes should I buy?',
    'Has the teacher approved? No. First pair, wide feet, level toes, which shoes?',
    'My friend’s teacher said yes to her. I have wide feet and level toes, first pair. Which shoes?',
    'Wide feet, low arch. Which pointe shoes? My teacher says I’m not ready yet but I want to buy anyway.',
    'Which pre-pointe shoe for wide feet and level toes?',
    'What shoes should a beginner with wide feet and a low arch avoid?',
    'I’ve been surviving on salads lately, I have narrow feet and a high arch. Which shoes should I get?',
  ])('are named neither before what comes first, nor where something else is asked: %s', async (question) => {
    const { paragraphs } = await answerTo(question);
    expect(paragraphs.map(({ text }) => text).join()).not.toContain('worth trying on first');
  });

  it('are named to nobody of two fitters’ people who ask something else, and to most of the others', async () => {
    const indexes = new Map(languages.map((of) => [of, wholeIndex(of, seededPassages(of), seededSubjects())]));
    const named = await Promise.all(
      feet.map(async ({ id, language, message, wantsShoes }) => {
        const of = languageSchema.parse(language);
        const around = indexes.get(of) ?? index;
        const answer = (await readShoes(of))(readQuestion(message, of, { year: 2026 }), around);
        return { id, wantsShoes, isNamed: (answer?.shoes.length ?? 0) > 0 };
      }),
    );
    expect(named.filter(({ wantsShoes, isNamed }) => isNamed && !wantsShoes).map(({ id }) => id)).toEqual([]);
    expect(named.filter(({ wantsShoes, isNamed }) => isNamed && wantsShoes).length).toBeGreaterThanOrEqual(50);
  });

  it('lead to the models of their brand where nobody has written of them', async () => {
    const seed = seedReads();
    const unwritten = (await seed.models()).map((model) => ({
      ...model,
      attributes: knownAttributesSchema.parse(
        Object.fromEntries(Object.entries(model.attributes).map(([name, fact]) => [name, { ...fact, sources: [] }])),
      ),
    }));
    const shoes = await shoesReader({ ...seed, models: async () => unwritten }, Date.now)('en');
    const found = shoes(readQuestion(`${wideFoot} Which pointe shoes should I try?`, 'en', { year: 2026 }), index);
    expect(found?.shoes.map(({ address }) => address.replace(/=.*/, ''))).toEqual(Array(3).fill('/compare?brand'));
  });

  it('are never the pair that has failed', async () => {
    const answer = await answerTo(
      'My toes are all level and my forefoot folds when you squeeze it. I sink in the Nikolay Elite. Which shoe should I try?',
    );
    expect(answer.finder).toContain('lastModel=nikolay-elite');
    expect(titles(answer)).not.toContain('Nikolay Elite');
  });

  it.each<[Language, string, string]>([
    ['he', 'ושקעתי בניקולאי 2007. כף רגל צרה וקשת נמוכה. איזה נעליים לנסות?', 'nikolay-2007'],
    ['he', 'שקעתי בגרישקו 2007. כף רגל צרה וקשת נמוכה. איזה נעליים לנסות?', 'nikolay-2007'],
    ['he', 'שקעתי בבלוך יורופיאן באלאנס. כף רגל צרה וקשת נמוכה. איזה נעליים?', 'bloch-balance-european'],
    ['en', 'I sank in my Grishko 2007. Narrow feet, low arch. Which shoes should I try?', 'nikolay-2007'],
    ['en', 'I sank in my 2007s. Narrow feet, low arch. Which shoes should I try?', 'nikolay-2007'],
    ['en', 'I sank in my Grishko Miracle. Narrow feet, low arch. Which shoes should I try?', 'nikolay-miracle'],
    ['en', 'I sank in the Bloch European Balance. Narrow feet, low arch. Which shoes?', 'bloch-balance-european'],
    ['ru', 'Я проваливаюсь в Гришко 2007. Стопа узкая, подъём низкий. Какие пуанты попробовать?', 'nikolay-2007'],
    ['ru', 'Я проваливаюсь в Николай 2007. Стопа узкая, подъём низкий. Какие пуанты попробовать?', 'nikolay-2007'],
    ['fr', 'Je m’enfonce dans mes Grishko 2007. Pied étroit, arche basse. Quelles pointes essayer ?', 'nikolay-2007'],
    ['es', 'Me hundo en mis Nikolay 2007. Pie estrecho, arco bajo. ¿Qué puntas pruebo?', 'nikolay-2007'],
  ])(
    'know the pair that has failed by any name of its maker, and say nothing for it, in %s: %s',
    async (language, question, model) => {
      const around = wholeIndex(language, seededPassages(language), seededSubjects());
      const shoes = await readShoes(language);
      const { finder, paragraphs } = composeAnswer(readQuestion(question, language, { year: 2026 }), around, { shoes });
      expect(finder).toContain(`lastModel=${model}`);
      expect(paragraphs.filter(({ text }) => around.subjectsIn(text).includes(model))).toEqual([]);
    },
  );

  it('know the line of a maker that has no other, also from an earlier message', async () => {
    const names = async (question: string, earlier: string[] = []) => titles(await answerTo(question, earlier)).join();
    const foot = 'Narrow feet, low arch. Which shoes should I try?';
    expect(await names(`I sank in them. ${foot}`)).toContain('Gaynor Minden');
    expect(await names(`I sank in my old Gaynors. ${foot}`)).not.toContain('Gaynor Minden');
    expect(await names(foot, ['I sank in my old Gaynors.'])).not.toContain('Gaynor Minden');
  });

  it('say what is known of the shoe that a rule speaks against', async () => {
    const { paragraphs } = await answerTo(
      'My feet are wide, a narrow heel, high arch, intermediate level. Which shoes should I try?',
    );
    expect(paragraphs.map(({ text }) => text).join('\n')).toContain(
      'What speaks against it: For a dancer with some years en pointe, a shoe made for that level (this shoe – level: beginner).',
    );
  });

  it.each<[Language, string, string]>([
    ['en', 'and for a high arch?', 'My feet are wide and my heel is narrow, intermediate. Which shoes should I try?'],
    ['he', 'ולקשת גבוהה?', 'כף הרגל שלי רחבה והעקב צר, רמה בינונית. איזה נעליים לנסות?'],
  ])('are matched again where a message adds to the foot, in %s: %s', async (language, question, before) => {
    const around = wholeIndex(language, seededPassages(language), seededSubjects());
    const read = (earlier: string[]) => readQuestion(question, language, { earlier, year: 2026 });
    const shoes = await readShoes(language);
    const added = shoes(read([before]), around);
    expect(added?.shoes.length).toBeGreaterThan(0);
    expect(added?.finder).toMatch(/width=wide&arch=high&heel=narrow/);
    expect(shoes(read([]), around)?.shoes ?? []).toEqual([]);
  });
});
