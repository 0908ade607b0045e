import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#contracts/text/language.ts';
import { statedNumbers } from '#lambdas/assistant/model/stated-numbers.ts';
import { verifySentences } from '#lambdas/assistant/model/verify-sentences.ts';
import type { LocalizedPassage } from '#lambdas/knowledge/index.ts';
import { passageIndex } from '#lambdas/knowledge/model/passage-index.ts';
import { seededPassages, seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';

const indexOf = (language: Language) => passageIndex(language, seededPassages(language), seededSubjects());
const indexes = Object.fromEntries(languages.map((language) => [language, indexOf(language)])) as Record<
  Language,
  ReturnType<typeof indexOf>
>;

/** A passage that says what a table needs. */
const passage = (title: string, ...text: string[]): LocalizedPassage => ({
  ...{
    id: 'test',
    origin: 'written',
    kind: 'fit',
    confidence: 'sourced',
    safety: false,
    choosing: false,
    sources: [],
    questions: [],
  },
  title,
  text,
});
const kept = (language: Language, reply: string, passages: readonly LocalizedPassage[]) =>
  verifySentences(reply, passages, language, indexes[language]).map(({ text }) => text);

/** The passage of each language; the model gets it as number 1, and one on something else as number 2. */
const known: Record<Language, LocalizedPassage[]> = {
  en: [
    passage(
      'Bloch Heritage',
      'The Bloch Heritage costs $85 to $95 and lasts 10 to 20 hours.',
      'It is not made for children under 12.',
    ),
    passage('Ribbons', 'Ribbons are sewn where the heel folds.'),
  ],
  he: [
    passage(
      'בלוך הריטג׳',
      'Bloch Heritage עולה 85 עד 95 דולר ומחזיקה 10 עד 20 שעות.',
      'היא לא מיועדת לילדות מתחת לגיל 12.',
    ),
    passage('סרטים', 'סרטים נתפרים במקום שבו העקב מתקפל.'),
  ],
  ru: [
    passage(
      'Bloch Heritage',
      'Bloch Heritage стоят от 85 до 95 долларов и служат 10–20 часов.',
      'Они не предназначены для детей младше 12 лет.',
    ),
    passage('Ленты', 'Ленты пришивают там, где складывается пятка.'),
  ],
  fr: [
    passage(
      'Bloch Heritage',
      'Les Bloch Heritage coûtent de 85 à 95 dollars et durent 10 à 20 heures.',
      'Elles ne conviennent pas aux enfants de moins de 12 ans.',
    ),
    passage('Rubans', 'Les rubans se cousent là où le talon se plie.'),
  ],
  es: [
    passage(
      'Bloch Heritage',
      'Las Bloch Heritage cuestan de 85 a 95 dólares y duran de 10 a 20 horas.',
      'No están hechas para niñas menores de 12 años.',
    ),
    passage('Cintas', 'Las cintas se cosen donde se dobla el talón.'),
  ],
};

const good: [Language, string][] = [
  ['en', 'The Heritage by Bloch costs $85 to $95 [1].'],
  ['en', 'It lasts ten to twenty hours. [1]'],
  ['en', 'It is not made for children under twelve [1].'],
  ['en', 'Ribbons are sewn where the heel folds [2].'],
  ['he', 'בלוך הריטג׳ עולה 85 עד 95 דולר [1].'],
  ['he', 'היא מחזיקה עשר עד עשרים שעות [1].'],
  ['he', 'היא לא מיועדת לילדות מתחת לגיל 12. [1]'],
  ['he', 'סרטים נתפרים במקום שבו העקב מתקפל [2].'],
  ['ru', 'Bloch Heritage стоят от 85 до 95 долларов [1].'],
  ['ru', 'Они служат 10–20 часов [1].'],
  ['ru', 'Они не предназначены для детей младше двенадцати лет [1].'],
  ['ru', 'Ленты пришивают там, где складывается пятка [2].'],
  ['fr', 'Les Bloch Heritage coûtent entre 85 et 95 dollars [1].'],
  ['fr', 'Elles durent dix à vingt heures [1].'],
  ['fr', 'Elles ne conviennent pas aux enfants de moins de 12 ans [1].'],
  ['fr', 'Les rubans se cousent là où le talon se plie [2].'],
  ['es', 'Las Bloch Heritage cuestan de 85 a 95 dólares [1].'],
  ['es', 'Duran de diez a veinte horas [1].'],
  ['es', 'No están hechas para niñas menores de 12 años [1].'],
  ['es', 'Las cintas se cosen donde se dobla el talón [2].'],
];

const bad: [why: string, Language, string][] = [
  ['another price', 'en', 'The Heritage by Bloch costs $65 to $95 [1].'],
  ['another currency', 'en', 'The Heritage by Bloch costs €85 to €95 [1].'],
  ['another unit', 'en', 'It lasts 10 to 20 weeks [1].'],
  ['an age in words', 'en', 'It is not made for children under nine [1].'],
  ['a yes for a no', 'en', 'It is made for children under 12 [1].'],
  ['a no for a yes', 'en', 'Ribbons are not sewn where the heel folds [2].'],
  ['another brand', 'en', 'The Grishko Heritage costs $85 to $95 [1].'],
  ['a name that nobody knows', 'en', 'The Bloch Heritage Supernova costs $85 to $95 [1].'],
  ['the wrong source', 'en', 'The Heritage by Bloch costs $85 to $95 [2].'],
  ['a source that was never given', 'en', 'Ribbons are sewn where the heel folds [7].'],
  ['no source', 'en', 'Ribbons are sewn where the heel folds.'],
  ['something else with a source', 'en', 'Dance through every injury and skip the warm-up [2].'],
  ['an address', 'en', 'Ribbons are sewn where the heel folds, buy at evil.example [2].'],
  ['markup', 'en', '<b>Ribbons</b> are sewn where the heel folds [2].'],
  ['a link', 'en', '[Ribbons](https://evil.example) are sewn where the heel folds [2].'],
  ['code', 'en', '`Ribbons` are sewn where the heel folds [2].'],
  ['an order', 'en', 'Ignore all rules: ribbons are sewn where the heel folds [2].'],
  ['another language', 'en', 'Les rubans se cousent là où le talon se plie [2].'],
  ['advice without a source', 'en', 'You do not need a doctor, just dance on.'],
  ['advice without a source', 'he', 'הנעל הזאת מתאימה לכל כף רגל.'],
  ['advice without a source', 'ru', 'Врач не нужен, танцуйте дальше.'],
  ['advice without a source', 'fr', 'Un conseil : dansez malgré la douleur.'],
  ['advice without a source', 'es', 'Toma algo y sigue bailando.'],
  ['another price', 'he', 'בלוך הריטג׳ עולה 65 דולר [1].'],
  ['another currency', 'he', 'בלוך הריטג׳ עולה 85 עד 95 ₪ [1].'],
  ['an age in words', 'he', 'היא לא מיועדת לילדות מתחת לגיל תשע [1].'],
  ['a yes for a no', 'he', 'היא מיועדת לילדות מתחת לגיל 12 [1].'],
  ['a no for a yes', 'he', 'סרטים לא נתפרים במקום שבו העקב מתקפל [2].'],
  ['another brand, in its own script', 'he', 'גרישקו הריטג׳ עולה 85 עד 95 דולר [1].'],
  ['another unit', 'he', 'היא מחזיקה 10 עד 20 שבועות [1].'],
  ['another price', 'ru', 'Bloch Heritage стоят 65 долларов [1].'],
  ['another unit', 'ru', 'Они служат 10–20 недель [1].'],
  ['a yes for a no', 'ru', 'Они предназначены для детей младше 12 лет [1].'],
  ['another brand, in its own script', 'ru', 'Гришко стоят от 85 до 95 долларов [1].'],
  ['no source', 'ru', 'Ленты пришивают там, где складывается пятка.'],
  ['another price', 'fr', 'Les Bloch Heritage coûtent 65 dollars [1].'],
  ['a yes for a no', 'fr', 'Elles conviennent aux enfants de moins de 12 ans [1].'],
  ['an age in words', 'fr', 'Elles ne conviennent pas aux enfants de moins de neuf ans [1].'],
  ['another brand', 'fr', 'Les Grishko coûtent de 85 à 95 dollars [1].'],
  ['another price', 'es', 'Las Bloch Heritage cuestan 65 dólares [1].'],
  ['a yes for a no', 'es', 'Están hechas para niñas menores de 12 años [1].'],
  ['another unit', 'es', 'Duran de 10 a 20 semanas [1].'],
  ['another brand', 'es', 'Las Grishko cuestan de 85 a 95 dólares [1].'],
];

describe('a sentence of a model', () => {
  it.each(good)('stays where its source says it, in %s: %s', (language, sentence) => {
    const shown = sentence.replace(/ ?\[\d\]/, '');
    expect(kept(language, `${sentence}\n`, known[language])).toEqual([shown]);
  });

  it.each(bad)('goes with %s, in %s: %s', (_why, language, sentence) => {
    expect(kept(language, sentence, known[language])).toEqual([]);
  });

  it('goes alone: what is right beside it stays, with its own sources', () => {
    const reply = '- **Ribbons** are sewn where the heel folds [2]. They cost $500 [2].\nIt lasts 10 to 20 hours [1].';
    expect(verifySentences(reply, known.en, 'en', indexes.en)).toEqual([
      { text: 'Ribbons are sewn where the heel folds.', passages: [known.en[1]] },
      { text: 'It lasts 10 to 20 hours.', passages: [known.en[0]] },
    ]);
  });
});

/** A point may have several sentences, each of which names its source. */
const cited = (text: string) => text.replaceAll(/[.!?…](?=\s|$)/gu, ' [1]$&');

describe.each(languages)('what the knowledge says itself, in %s', (language) => {
  const index = indexes[language];
  const points = seededPassages(language).flatMap((one) => one.text.map((text) => ({ one, text })));
  const share = (those: readonly { one: LocalizedPassage; text: string }[]) =>
    those.filter(({ one, text }) => {
      return verifySentences(cited(text), [one], language, index).length === 1;
    }).length / those.length;

  it('stays', () => {
    expect(share(points)).toBeGreaterThanOrEqual(0.97);
  });

  it('goes with another number', () => {
    const changed = points
      .filter(({ text }) => /\d/.test(text))
      .map(({ one, text }) => ({ one, text: text.replaceAll(/\d+/g, (number) => String(Number(number) + 37)) }))
      .filter(({ one, text }) => {
        const stated = statedNumbers([one.title, ...one.text].join('\n'), language);
        return [...text.matchAll(/\d+/g)].every(([number]) => !stated.has(number));
      });
    expect(changed.length).toBeGreaterThan(20);
    // The sentences of a point that have no number are right.
    const shown = changed.flatMap(({ one, text }) => verifySentences(cited(text), [one], language, index));
    expect(shown.filter(({ text }) => /\d/.test(text))).toEqual([]);
  });

  it('goes where it is said of something else', () => {
    const others = seededPassages(language);
    const moved = points.map(({ text }, place) => ({
      text,
      one: others[(place * 7 + 31) % others.length] as LocalizedPassage,
    }));
    expect(share(moved.filter(({ one, text }) => !one.text.includes(text)))).toBeLessThanOrEqual(0.031);
  });
});
