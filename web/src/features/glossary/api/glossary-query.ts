import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contracts/text/language.ts';
import { fetchDrawn } from '#web/shared/api/drawn-file.ts';
import { ofPage } from '#web/shared/api/query-client.ts';
import { type GlossaryTerm, glossaryFile } from '../model/glossary.ts';

export type ReadGlossary = (language: Language) => Promise<readonly GlossaryTerm[]>;

const fetchGlossary: ReadGlossary = (language) => fetchDrawn(glossaryFile(language));

/** The terms in one language. A page comes with those of its own. */
export const glossaryQuery = (language: Language, read = fetchGlossary) =>
  queryOptions({ ...ofPage, queryKey: ['glossary', language], queryFn: () => read(language) });
