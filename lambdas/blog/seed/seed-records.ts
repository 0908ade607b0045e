import { languages } from '#contracts/text/language.ts';
import { draftState, liveState, withSlug } from '../model/language-record.ts';
import { paragraphMarks } from '../model/paragraphs.ts';
import type { PostRecord } from '../model/post.ts';
import type { SeedPost } from './seed-post.ts';

/** A seed's post as it is kept: published in every language, each translation up to date. */
export const seedRecord = ({ id, details, sourceLanguage, publishedAt, languages: texts }: SeedPost): PostRecord => {
  const upToDateWith = paragraphMarks(texts[sourceLanguage]);
  const post: PostRecord = {
    ...{ id, details, sourceLanguage, created: publishedAt, updated: publishedAt, version: 1, writes: 1, slugs: [] },
    languages: Object.fromEntries(
      languages.map((language) => {
        const text = texts[language];
        return [
          language,
          {
            draft: draftState(text, { version: 1, savedAt: publishedAt, upToDateWith }),
            live: liveState(text, language, { publishedAt, updatedAt: publishedAt }),
          },
        ];
      }),
    ),
  };
  return languages.reduce((record, language) => withSlug(record, texts[language].slug, language), post);
};
