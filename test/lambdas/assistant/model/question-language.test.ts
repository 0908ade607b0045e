import { describe, expect, it } from 'vitest';
import type { Language } from '#contracts/text/language.ts';
import { questionLanguage } from '#lambdas/assistant/model/question-language.ts';

describe('the language of a question', () => {
  it.each<[Language, Language, string]>([
    ['fr', 'fr', 'Prix des Só Dança ?'],
    ['fr', 'fr', 'SÓ DANÇA pointure'],
    ['en', 'en', 'Só Dança price'],
    ['en', 'en', 'SÓ DANÇA sizes?'],
    ['en', 'en', 'só dança Elektra width'],
    ['he', 'en', 'how much are Só Dança shoes?'],
    ['en', 'en', 'fouetté turns, hard shank?'],
    ['en', 'en', 'Piqué vamp size'],
    ['fr', 'fr', 'taille Niño ?'],
    ['en', 'en', 'señorita model width'],
  ])('is not that of a brand or of one foreign word: page %s, %s: %s', (page, language, question) => {
    expect(questionLanguage(question, page)).toBe(language);
    expect(questionLanguage(question.normalize('NFD'), page)).toBe(language);
  });

  it.each<[Language, Language, string]>([
    ['en', 'fr', 'pointes élargies à bout carré'],
    ['en', 'es', '¿tallas?'],
    ['en', 'es', 'puntas para niñas'],
    ['he', 'fr', 'où acheter des Só Dança ?'],
    ['he', 'es', '¿cuánto cuestan las Só Dança?'],
    ['en', 'fr', 'chaussons usés, séchage'],
  ])('is still known by its letters: page %s, %s: %s', (page, language, question) => {
    expect(questionLanguage(question, page)).toBe(language);
    expect(questionLanguage(question.normalize('NFD'), page)).toBe(language);
  });
});
