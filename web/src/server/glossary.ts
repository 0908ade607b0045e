import en from '#contracts/glossary/en.json' with { type: 'json' };
import es from '#contracts/glossary/es.json' with { type: 'json' };
import fr from '#contracts/glossary/fr.json' with { type: 'json' };
import he from '#contracts/glossary/he.json' with { type: 'json' };
import ru from '#contracts/glossary/ru.json' with { type: 'json' };
import type { RenderTask } from '#contracts/render/rendering.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { type GlossaryTerm, glossaryFile } from '../features/glossary/model/glossary.ts';

type TermId = keyof typeof he;
/** A language that lacks a term does not compile. */
const texts: Record<Language, Record<TermId, Pick<GlossaryTerm, 'term' | 'also' | 'definition'>>> = {
  he,
  en,
  ru,
  fr,
  es,
};
const ids = Object.keys(he) as TermId[];

/**
 * The terms in the alphabetical order of a language. They are put in order here, and not in the browser, whose rules may
 * be those of another year.
 */
export const glossaryIn = (language: Language): GlossaryTerm[] => {
  const { compare } = new Intl.Collator(language);
  const others = languages.filter((other) => other !== language);
  return ids
    .map((id) => ({
      id,
      ...texts[language][id],
      names: Object.fromEntries(others.map((other) => [other, texts[other][id].term])),
    }))
    .toSorted((a, b) => compare(a.term, b.term));
};

/** For a reader who comes to the glossary from another page, or switches its language. */
export const glossaryTask: RenderTask = {
  name: 'terms of the glossary',
  draw: async () =>
    languages.map((language) => ({
      key: glossaryFile(language),
      contentType: 'application/json',
      text: JSON.stringify(glossaryIn(language)),
    })),
};
