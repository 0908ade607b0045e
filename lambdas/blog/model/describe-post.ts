import type { Draft, LanguageStatus, PostOverview } from '#contracts/blog/drafts.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { sourceParagraphs } from './language-record.ts';
import { changedParagraphs, paragraphMarks, splitMarks } from './paragraphs.ts';
import type { LanguageRecord, PostRecord } from './post.ts';
import type { DraftRecord } from './texts.ts';

const missing: LanguageStatus = {
  state: 'missing',
  version: 0,
  title: '',
  slug: '',
  hasChanges: false,
  staleParagraphs: 0,
};

const stateOf = ({ live, plannedFor }: LanguageRecord): LanguageStatus['state'] => {
  if (plannedFor) return 'scheduled';
  return live ? 'published' : 'draft';
};

const changedSourceParagraphs = (post: PostRecord, language: Language): string[] => {
  const record = post.languages[language];
  if (!record || language === post.sourceLanguage) return [];
  return changedParagraphs(sourceParagraphs(post), record.draft.upToDateWith);
};

const describeLanguage = (post: PostRecord, language: Language): LanguageStatus => {
  const record = post.languages[language];
  if (!record) return missing;
  const { draft, live, plannedFor } = record;
  return {
    state: stateOf(record),
    version: draft.version,
    title: draft.title,
    slug: draft.slug,
    hasChanges: live !== undefined && live.digest !== draft.digest,
    staleParagraphs: changedSourceParagraphs(post, language).length,
    ...(plannedFor ? { publishAt: plannedFor } : {}),
    ...(live ? { publishedAt: live.card.publishedAt } : {}),
    updatedAt: draft.savedAt,
  };
};

export const describePost = (post: PostRecord): PostOverview => {
  const { id, version, details, sourceLanguage, created, updated } = post;
  const statuses = languages.map((language) => [language, describeLanguage(post, language)]);
  return {
    ...{ id, version, details, sourceLanguage, created, updated },
    languages: Object.fromEntries(statuses) as PostOverview['languages'],
  };
};

/** The version belongs to the text that is returned, even if the post has been written to since. */
export const describeDraft = (
  post: PostRecord,
  language: Language,
  { text, version, savedAt, savedBy }: DraftRecord,
): Draft => ({
  ...{ language, version, text, savedAt, savedBy },
  status: describeLanguage(post, language),
  paragraphMarks: splitMarks(paragraphMarks(text)),
  changedSourceParagraphs: changedSourceParagraphs(post, language),
});
