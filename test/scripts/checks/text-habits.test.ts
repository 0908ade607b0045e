import { expect, it } from 'vitest';
import type { Language } from '#contracts/text/language.ts';
import { habitFaults, questionFaults } from '#scripts/text-habits.ts';

it.each<[Language, string, string]>([
  ['he', 'פנייה לאדמין', 'פנייה להנהלת האתר'],
  ['he', 'חסר מינוי ב-AWS', 'חסר מינוי ב־AWS'],
  ['he', 'ד"ר כהן', 'ד״ר כהן'],
  ['en', 'Whoever subscribes', 'People who subscribe'],
  ['en', 'Send an e-mail', 'Send an email'],
  ['ru', 'Сервис перегружен', 'Служба перегружена'],
  ['ru', 'Статья сохранена', 'Запись сохранена, стать мастером'],
  ['ru', 'Да - нет', 'Да\u00A0— нет'],
  ['ru', 'Да — нет', 'Да\u00A0— нет'],
  ['fr', 'Vraiment\u00A0?', 'Vraiment\u202F?'],
  ['fr', 'Voir\u202F: ici', 'Voir\u00A0: ici'],
  ['fr', 'Vraiment ?', 'Vraiment\u202F?'],
  ['fr', 'Vraiment!', 'Vraiment\u202F!'],
  ['fr', 'Voir: ici', 'Voir\u00A0: https://example.com'],
  ['fr', 'Les « pointes\u00A0»', 'Les «\u00A0Nikolay: Made in Russia\u00A0»'],
  ['fr', 'Un courriel', 'Un e-mail'],
  ['es', 'Seguro?', '¿Seguro?'],
  ['es', 'El artículo', 'La entrada'],
])('in %s, "%s" is a fault and "%s" is none', (language, wrong, right) => {
  expect(habitFaults(language, 'a.b', wrong)).toHaveLength(1);
  expect(habitFaults(language, 'a.b', right)).toEqual([]);
});

it('leaves the names of variables alone', () => {
  expect(habitFaults('es', 'a.b', 'La entrada {{post}}')).toEqual([]);
});

it.each<[Language, string, string]>([
  ['en', 'what about wide feet?', 'What about wide feet?'],
  ['en', 'Shoes for wide feet', '2007 or Elite?'],
  ['es', 'Qué puntas?', 'Si tengo el pie ancho, ¿qué puntas?'],
  ['ru', 'какие пуанты?', 'Какие пуанты?'],
  ['he', 'נעליים לרגל רחבה', 'אילו נעליים לרגל רחבה?'],
])('in %s, "%s" is no whole question, and "%s" is one', (language, wrong, right) => {
  expect(questionFaults(language, 'a', wrong)).toHaveLength(1);
  expect(questionFaults(language, 'a', right)).toEqual([]);
});
