import type { DraftText } from '#contracts/blog/drafts.ts';
import type { Language } from '#contracts/text/language.ts';
import { readingMinutes } from '#contracts/text/rich-text.ts';
import { digestOf, paragraphMarks } from './paragraphs.ts';
import type { LanguageRecord, PostRecord } from './post.ts';

/** The part of the post's record about a working copy. */
export const draftState = (
  text: DraftText,
  state: Pick<LanguageRecord['draft'], 'version' | 'savedAt' | 'upToDateWith'>,
): LanguageRecord['draft'] => ({
  ...state,
  slug: text.slug,
  title: text.title,
  digest: digestOf(text),
  paragraphs: paragraphMarks(text),
});

/** The part of the post's record about a published text. */
export const liveState = (
  text: DraftText,
  language: Language,
  { publishedAt, updatedAt }: { publishedAt: string; updatedAt: string },
): NonNullable<LanguageRecord['live']> => {
  const { slug, title, excerpt, coverAlt, body } = text;
  return {
    card: { slug, title, excerpt, coverAlt, publishedAt, updatedAt, readingMinutes: readingMinutes(body, language) },
    digest: digestOf(text),
    paragraphs: paragraphMarks(text),
  };
};

/**
 * The text that translators work from: the published source, else its working copy; empty if the source was deleted.
 */
export const sourceParagraphs = ({ sourceLanguage, languages }: PostRecord): string => {
  const source = languages[sourceLanguage];
  return source?.live?.paragraphs ?? source?.draft.paragraphs ?? '';
};

/** The post with one language replaced; `undefined` removes the language. */
export const withLanguage = (post: PostRecord, language: Language, record: LanguageRecord | undefined): PostRecord => {
  const { [language]: _before, ...others } = post.languages;
  return { ...post, languages: record ? { ...others, [language]: record } : others };
};

/**
 * How many former addresses a post keeps. A deletion frees all of them in one transaction, which has room for 100
 * writes.
 */
const slugLimit = 40;

/** The post with one more address that leads to it; the oldest ones are dropped first. */
export const withSlug = (post: PostRecord, slug: string, language: Language): PostRecord => {
  const others = post.slugs.filter((former) => former.slug !== slug);
  return { ...post, slugs: [...others, { slug, language }].slice(-slugLimit) };
};
