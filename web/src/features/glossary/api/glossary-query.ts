import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contracts/text/language.ts';
import { type GlossaryTerm, glossaryFile } from '../model/glossary.ts';

export type ReadGlossary = (language: Language) => Promise<readonly GlossaryTerm[]>;

/** Our own renderer wrote the file, so its form is not checked. */
const fetchGlossary: ReadGlossary = async (language) => {
  const reply = await fetch(`/${glossaryFile(language)}`);
  if (!reply.ok) throw new Error(`${reply.url}: ${reply.status}`);
  return reply.json();
};

/** The terms in one language. A page comes with those of its own. */
export const glossaryQuery = (language: Language, read = fetchGlossary) =>
  queryOptions({ queryKey: ['glossary', language], queryFn: () => read(language) });
