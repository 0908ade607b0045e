import type { DraftText } from '#contracts/blog/drafts.ts';
import type { Language } from '#contracts/text/language.ts';
import type { DerivedOrigin, LocalizedPassage } from '#lambdas/knowledge/index.ts';

/** A record of the site from which passages follow. */
export interface IngestedRecord {
  origin: DerivedOrigin;
  id: string;
}

/** The passages of a record, in the languages in which it has a text that visitors may read. */
export type PassagesByLanguage = Partial<Record<Language, LocalizedPassage[]>>;

/** A post as visitors read it now; a language that is not published is missing. */
export interface PublishedPost {
  id: string;
  texts: Partial<Record<Language, DraftText>>;
}
