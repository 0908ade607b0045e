import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#contracts/text/language.ts';
import { assistantTexts } from '#lambdas/assistant/model/assistant-texts.ts';
import { composeAnswer } from '#lambdas/assistant/model/compose-answer.ts';
import { readQuestion } from '#lambdas/assistant/model/read-question.ts';
import { passageIndex } from '#lambdas/knowledge/model/passage-index.ts';
import { seededPassages, seededSubjects } from '#lambdas/knowledge/seed/seed-knowledge.ts';

const indexes = Object.fromEntries(
  languages.map((language) => [language, passageIndex(language, seededPassages(language), seededSubjects())]),
) as Record<Language, ReturnType<typeof passageIndex>>;

/** The last message of a conversation, answered: its texts, and the ids of its passages in their order. */
const answer = (language: Language, ...conversation: string[]) => {
  const index = indexes[language];
  const reading = readQuestion(conversation.at(-1) ?? '', language, { earlier: conversation.slice(0, -1) });
  const composed = composeAnswer(reading, index);
  const idOf = (title: string) => seededPassages(language).find((passage) => passage.title === title)?.id;
  return {
    ...composed,
    texts: composed.paragraphs.map(({ text }) => text),
    ids: composed.sources.map(({ title }) => idOf(title)),
  };
};

describe('a message that asks several things', () => {
  it.each<[Language, string, string[]]>([
    ['he', 'איך מייבשים נעלי פוינט אחרי שיעור ואיך יודעים שהן גמורות?', ['care-dry', 'care-replace']],
    ['en', 'Do I wash my shoes? And where does the knot of the ribbons go?', ['care-dry', 'tie']],
    ['ru', 'Как сушить пуанты и сколько они стоят?', ['care-dry', 'price-guide']],
    ['fr', 'Comment coudre les rubans et combien coûtent des pointes ?', ['sew-ribbons', 'price-guide']],
    ['es', '¿Puedo comprar puntas usadas y cómo se secan?', ['care-worn-once', 'care-dry']],
    [
      'en',
      'My daughter is 13 and her teacher said she can start in September. What should we bring to the fitting, and how are ribbons sewn?',
      ['fit-prepare', 'sew-ribbons'],
    ],
  ])('gets all of them in turn, in %s: %s', (language, message, ids) => {
    const { ids: stated, texts } = answer(language, message);
    const places = ids.map((id) => stated.indexOf(id));
    expect([places.every((place) => place >= 0), places]).toEqual([true, places.toSorted((a, b) => a - b)]);
    expect(texts.length).toBeLessThanOrEqual(6);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each<[Language, string, string]>([
    ['en', 'I have a narrow heel that keeps slipping out of my shoes. What should I do?', 'fit-heel'],
    ['en', 'I was told to buy a size up so my daughter grows into them. She is 13. Is that right?', 'size-nogrow'],
    ['es', 'El talón se me sale todo el tiempo, ¿qué hago? ¿Y cómo se secan?', 'fit-heel'],
  ])('is understood by the story around it, in %s: %s', (language, message, id) => {
    expect(answer(language, message).ids[0]).toBe(id);
  });

  it('says which of them it does not know, in the words of who asks, and what can be asked instead', () => {
    const { texts, ids, suggestions } = answer('en', 'How do I dry my shoes? And how heavy is one shoe in grams?');
    expect(ids).toContain('care-dry');
    expect(texts.at(-1)).toContain('“how heavy is one shoe in grams”.');
    expect(suggestions.length).toBeGreaterThan(0);
    const ofCare = seededPassages('en').filter(({ safety }) => safety);
    expect(ofCare.flatMap((passage) => passage.questions).filter((one) => suggestions.includes(one))).toEqual([]);
  });
});

describe('a foot with several traits', () => {
  it.each<[Language, string]>([
    ['he', 'יש לי כף רגל רחבה וקשת נמוכה, ואני רוקדת פוינט שלוש שנים. איזו נעל כדאי לחפש?'],
    ['ru', 'У меня широкая стопа и низкий подъём. Какие пуанты искать?'],
    ['fr', 'J’ai le pied large et le cou-de-pied plat. Quelle pointe chercher ?'],
    ['es', 'Tengo el pie ancho y poco arco. ¿Qué punta busco?'],
  ])('is told which shoe by all of them, in %s: %s', (language, message) => {
    expect(answer(language, message).ids).toEqual(expect.arrayContaining(['choose-wide', 'foot-arch']));
  });
});

describe('who has leave to dance on pointe', () => {
  it.each<[Language, string]>([
    ['he', 'המורה אישרה לבת שלי פוינט, היא רוקדת ארבע שנים פעמיים בשבוע. מה להביא למדידה?'],
    [
      'en',
      'Her teacher gave her the green light, four years of ballet, twice a week. What do we bring to the fitting?',
    ],
    ['ru', 'Педагог разрешил дочке пуанты, занимается четыре года два раза в неделю. Что взять на примерку?'],
    ['fr', 'Feu vert de sa prof, quatre ans de danse, deux cours par semaine. Que faut-il apporter à l’essayage ?'],
    ['es', 'Su maestra le dio permiso, cuatro años de ballet, dos clases por semana. ¿Qué llevamos a la prueba?'],
  ])('is not told how leave is got, in %s: %s', (language, message) => {
    const { ids } = answer(language, message);
    expect(ids).toContain('fit-prepare');
    expect(ids.filter((id) => /^ready-(?!cleared)/.test(id ?? ''))).toEqual([]);
  });
});

describe('what is true of all shoes', () => {
  it.each<[Language, string, string]>([
    ['ru', 'Сколько часов живут Nikolay 2007?', 'care-life'],
    ['ru', 'Можно ли купить б/у Гейнор Минден?', 'care-secondhand'],
    ['en', 'How long do Blochs last for someone who dances 10 hours a week?', 'care-life'],
  ])('is said of it where a brand is named beside it, in %s: %s', (language, message, id) => {
    expect(answer(language, message).ids[0]).toBe(id);
  });

  it('takes no town for a brand', () => {
    const { texts } = answer('en', 'Studio owner in Ohio here. Are Nikolay 3007 shoes good for a narrow foot?');
    expect(texts.join()).not.toContain('Ohio');
  });

  it.each<[Language, string]>([
    ['he', 'איפה קונים נעלי פוינט בבאר שבע?'],
    ['es', '¿Dónde compro Bloch en Valencia?'],
  ])('says of a town how shoes are bought, and takes it for no brand, in %s: %s', (language, message) => {
    const { ids, texts } = answer(language, message);
    expect(ids).toEqual(['buy-where']);
    expect(texts[0]).toBe(assistantTexts(language)('untold'));
  });
});

describe('a conversation', () => {
  it.each<[Language, string[], string]>([
    ['he', ['איזו נעל מתאימה לכף רגל צרה?', 'ולרחבה?'], 'choose-wide'],
    ['en', ['Which shoes suit narrow feet?', 'And for wide feet?'], 'choose-wide'],
    ['ru', ['Какие пуанты для узкой стопы?', 'А для широкой?'], 'choose-wide'],
    ['en', ['Tell me about the Bloch Heritage', 'how much are they?'], 'model-bloch-heritage'],
    ['he', ['מה יש על גיינור מינדן?', 'וכמה הן עולות?'], 'brand-gaynor-minden-shoes'],
    ['es', ['¿Cómo son las Bloch Sonata?', '¿y cuánto cuestan?'], 'model-bloch-sonata'],
  ])('goes on with what was spoken of, in %s: %s', (language, conversation, id) => {
    expect(answer(language, ...conversation).ids).toContain(id);
  });

  it('leaves a question alone that is clear by itself', () => {
    const clear = 'How do I dry my pointe shoes?';
    expect(answer('en', 'Which shoes suit narrow feet?', clear)).toEqual(answer('en', clear));
  });

  it('remembers a child, and shows no shoe for her; drying is dried', () => {
    const child = 'My daughter is 9 and loves dancing.';
    const { texts } = answer('en', child, 'Which shoes are best for a beginner?');
    expect(texts[0]).toBe(assistantTexts('en')('young'));
    expect(texts.join(' ')).not.toMatch(/Bloch|Capezio|Grishko|Gaynor/);
    const dry = answer('en', child, 'how do I dry them?');
    expect([dry.ids, dry.texts]).toEqual([['care-dry'], expect.not.arrayContaining([assistantTexts('en')('young')])]);
  });

  it('remembers numb toes: another shoe is no remedy', () => {
    const { texts, ids } = answer('en', 'My toes are numb and tingling', 'which shoes have more room in the box?');
    expect(texts[0]).toBe(assistantTexts('en')('pain'));
    expect(ids.every((id) => id?.startsWith('safe-'))).toBe(true);
  });

  it.each<[Language, string[]]>([
    ['he', ['איך מייבשים נעלי פוינט?', 'אפשר בקצרה?']],
    ['en', ['How do I dry my pointe shoes?', 'simpler please']],
    ['ru', ['Как сушить пуанты?', 'а покороче?']],
    ['fr', ['Comment sécher ses pointes ?', 'plus simplement ?']],
    ['es', ['¿Cómo se secan las puntas?', 'más corto, por favor']],
  ])('says the last answer again in fewer words, in %s: %s', (language, conversation) => {
    const [first = ''] = conversation;
    expect(answer(language, ...conversation).texts).toEqual(answer(language, first).texts.slice(0, 2));
  });

  it('thanks need no answer', () => {
    expect(answer('en', 'How do I sew ribbons?', 'thanks!').texts).toEqual([assistantTexts('en')('greeting')]);
  });
});
