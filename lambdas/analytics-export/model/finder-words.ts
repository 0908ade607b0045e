import { attributeNames } from '#contracts/catalog/known-models.ts';
import { countedQuestions } from '#contracts/finder/counting.ts';
import type { Language } from '#contracts/text/language.ts';
import enCatalog from '#locales/en/catalog.json' with { type: 'json' };
import en from '#locales/en/finder.json' with { type: 'json' };
import enModels from '#locales/en/models.json' with { type: 'json' };
import esCatalog from '#locales/es/catalog.json' with { type: 'json' };
import es from '#locales/es/finder.json' with { type: 'json' };
import esModels from '#locales/es/models.json' with { type: 'json' };
import frCatalog from '#locales/fr/catalog.json' with { type: 'json' };
import fr from '#locales/fr/finder.json' with { type: 'json' };
import frModels from '#locales/fr/models.json' with { type: 'json' };
import heCatalog from '#locales/he/catalog.json' with { type: 'json' };
import he from '#locales/he/finder.json' with { type: 'json' };
import heModels from '#locales/he/models.json' with { type: 'json' };
import ruCatalog from '#locales/ru/catalog.json' with { type: 'json' };
import ru from '#locales/ru/finder.json' with { type: 'json' };
import ruModels from '#locales/ru/models.json' with { type: 'json' };

type Titles = Pick<typeof en, 'question'>;
type Attributes = Record<string, string>;

const questions: Record<Language, Titles> = { he, en, ru, fr, es };
/** As the screen has them: the words of known models, and for others those that shoes of the catalogue share. */
const attributes: Record<Language, Attributes> = {
  he: { ...heCatalog.attribute, ...heModels.attribute },
  en: { ...enCatalog.attribute, ...enModels.attribute },
  ru: { ...ruCatalog.attribute, ...ruModels.attribute },
  fr: { ...frCatalog.attribute, ...frModels.attribute },
  es: { ...esCatalog.attribute, ...esModels.attribute },
};

/** The finder's names for its questions, and for the attributes of models. */
export const finderWordsIn = (language: Language) => ({
  questions: new Map<string, string>(countedQuestions.map((id) => [id, questions[language].question[id].title])),
  attributes: new Map<string, string>(attributeNames.map((name) => [name, attributes[language][name] ?? name])),
});
