import type { Language } from '#contracts/text/language.ts';
import en from '#locales/en/validation.json' with { type: 'json' };
import es from '#locales/es/validation.json' with { type: 'json' };
import fr from '#locales/fr/validation.json' with { type: 'json' };
import he from '#locales/he/validation.json' with { type: 'json' };
import ru from '#locales/ru/validation.json' with { type: 'json' };

type Rule = keyof typeof en;
const texts: Record<Language, Record<Rule, string>> = { he, en, ru, fr, es };
const isRule = (name: string): name is Rule => Object.hasOwn(en, name);

/**
 * The text about a field that breaks a rule. `code` is the rule's message in the contracts, with a limit after its
 * colon (`tooShort:8`). Anything else, such as zod's own message for a wrong type, gets the text for a wrong value.
 */
export const validationText = (code: string, language: Language): string => {
  const [rule = '', limit = ''] = code.split(':');
  return texts[language][isRule(rule) ? rule : 'invalidChoice'].replace(/\{\{(min|max)\}\}/, limit);
};
