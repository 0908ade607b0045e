import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Foot, footSchema, troubles } from '#contracts/finder/foot.ts';
import type { Language } from '#contracts/text/language.ts';
import { languageSchema } from '#contracts/text/locale.ts';
import { footIn } from '#lambdas/assistant/model/foot-in.ts';
import dancers from '../../contracts/finder/dancers.json' with { type: 'json' };
import moreDancers from '../../contracts/finder/more-dancers.json' with { type: 'json' };
import written from '../feet.json' with { type: 'json' };

const feetSchema = z.array(
  z.object({
    id: z.string(),
    language: languageSchema,
    message: z.string(),
    foot: footSchema,
    troubles: z.optional(z.array(z.enum(troubles))),
  }),
);
/** As two fitters wrote them, who knew nothing of the tables: with slang and typing errors. Both sets were read since. */
const feet = feetSchema.parse(written);

/** They are stated by numbers and by the teacher's word, which are read elsewhere. */
const stated = ({
  age: _,
  years: __,
  classesPerWeek: ___,
  teacher: ____,
  ailments: _____,
  lastPair,
  ...foot
}: Foot) => ({
  ...foot,
  ...Object.fromEntries((lastPair?.troubles ?? []).map((trouble) => [trouble, true])),
});

describe('what a message tells of a foot', () => {
  it('is what forty dancers meant who described theirs', () => {
    const stories = [...dancers, ...moreDancers] as { id: string; story: string; foot: Foot }[];
    const read = stories.flatMap(({ id, story, foot }) => {
      const meant: Record<string, unknown> = stated(foot);
      return Object.entries(stated(footIn([story], 'en'))).map(([answer, value]) => ({
        said: `${id} ${answer}`,
        isRight: meant[answer] === value,
      }));
    });
    const wrong = read.filter(({ isRight }) => !isRight).map(({ said }) => said);
    // A foot that goes thin when squeezed, a coach's company, toes that curl in every shoe.
    expect(wrong).toEqual(['d9 profile', 'd11 level', 'd20 toesCurl']);
    expect(read.length).toBeGreaterThan(80);
  });

  it('is what a fitter meant in five languages, or is not read', () => {
    const read = feet.flatMap(({ id, language, message, foot, troubles: meant = [] }) => {
      const { lastPair, ...traits } = footIn([message], language);
      const answers: Record<string, unknown> = foot;
      return [
        ...Object.entries(traits).map(([answer, value]) => ({
          said: `${id} ${answer}`,
          isRight: answers[answer] === value,
        })),
        ...(lastPair?.troubles ?? []).map((one) => ({ said: `${id} ${one}`, isRight: meant.includes(one) })),
      ];
    });
    expect(read.filter(({ isRight }) => !isRight).map(({ said }) => said)).toEqual([]);
    expect(read.length).toBeGreaterThan(300);
  });

  it.each<[Language, string, Foot]>([
    ['he', 'כפות הרגליים שלי רחבות, הקשת נמוכה והעקב צר', { width: 'wide', arch: 'low', heel: 'narrow' }],
    ['he', 'הקשת נמוכה והעקב צר, ואני ברמה בינונית', { arch: 'low', heel: 'narrow', level: 'intermediate' }],
    ['he', 'האצבע השנייה שלי הכי ארוכה, וכף הרגל צרה', { toes: 'secondToe', width: 'narrow' }],
    ['he', 'יש לי בוניון, ואני שוקעת בנעל', { bunion: true, lastPair: { troubles: ['sinks'] } }],
    ['ru', 'Стопа широкая, подъём низкий, пятка узкая', { width: 'wide', arch: 'low', heel: 'narrow' }],
    ['ru', 'Второй палец длиннее первого, стопа узкая', { toes: 'secondToe', width: 'narrow' }],
    ['ru', 'Первая пара, пальцы одной длины', { level: 'firstPair', toes: 'level' }],
    ['fr', 'J’ai le pied large, l’arche basse et le talon étroit', { width: 'wide', arch: 'low', heel: 'narrow' }],
    [
      'fr',
      'Mon gros orteil est à peine plus long, et le talon bâille',
      { toes: 'slight', lastPair: { troubles: ['heelBags'] } },
    ],
    ['es', 'Tengo el pie ancho, el arco bajo y el talón estrecho', { width: 'wide', arch: 'low', heel: 'narrow' }],
    ['es', 'Mi segundo dedo es más largo y tengo juanetes', { toes: 'secondToe', bunion: true }],
  ])('in %s: %s', (language, message, foot) => {
    expect(footIn([message], language)).toEqual(foot);
  });

  it.each([
    ['a wide box for my narrow heel', { heel: 'narrow' }],
    ['The platform is narrow and the vamp is long.', {}],
    ['My feet are not wide, and I have no bunions.', { bunion: false }],
    ['My feet are narrow, thin and strong.', { width: 'narrow', profile: 'low', strength: 'strong' }],
    ['One shop says my feet are wide. Another says my feet are narrow.', {}],
    ['My big toe is only a little longer than the others.', { toes: 'slight' }],
  ])('each word of the part that is nearest, and nothing that is denied: %s', (message, foot) => {
    expect(footIn([message], 'en')).toEqual(foot);
  });

  it.each<[Language, string, Foot]>([
    ['en', 'My feet are not really that wide or chunky, my arch is low.', { arch: 'low' }],
    ['en', 'My feet are not wide, or chunky.', {}],
    ['en', 'My feet are not wide and my heel is narrow.', { heel: 'narrow' }],
    ['he', 'כף הרגל לא כל כך רחבה, ולא עבה, הקשת נמוכה', { arch: 'low' }],
    ['ru', 'Стопа не такая уж широкая, или толстая, пятка узкая', { heel: 'narrow' }],
    ['fr', 'Mon pied n’est ni large ni épais, le talon étroit', { heel: 'narrow' }],
    ['fr', 'Mon pied n’est pas large, ou épais', {}],
    ['es', 'Mi pie no es ancho, o grueso, y el arco es bajo', { arch: 'low' }],
  ])('nothing to which a denial goes on, in %s: %s', (language, message, foot) => {
    expect(footIn([message], language)).toEqual(foot);
  });

  it('over several messages of a conversation', () => {
    expect(footIn(['My feet are wide.', 'And my heel is narrow.'], 'en')).toEqual({ width: 'wide', heel: 'narrow' });
  });
});
