import type { DraftText } from '#contracts/blog/drafts.ts';
import { createPost, publishDraft, saveDraft } from '#contracts/blog/editing.ts';
import type { Language } from '#contracts/text/language.ts';
import type { AdminApi } from './admin-api.ts';

/** Paragraphs of plain text as an article. */
export const plainText = (slug: string, title: string, paragraphs: string[]): DraftText => ({
  ...{ slug, title, excerpt: paragraphs[0]?.slice(0, 400) ?? '', coverAlt: '', seoTitle: '', seoDescription: '' },
  body: {
    type: 'doc',
    content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  },
});

/** Saves a text and publishes it. @returns the version of the working copy afterwards. */
export const publishText = async (
  api: AdminApi,
  place: { id: string; language: Language },
  { version, text }: { version: number; text: DraftText },
): Promise<number> => {
  const saved = await api(saveDraft, { pathParameters: place, body: { version, text } });
  return (await api(publishDraft, { pathParameters: place, body: { version: saved.version } })).version;
};

/** A new post in Hebrew, published. */
export const writePost = async (api: AdminApi, text: DraftText) => {
  const post = await api(createPost, { body: { language: 'he', title: text.title } });
  const place = { id: post.id, language: 'he' as const };
  const version = await publishText(api, place, { version: post.languages.he.version, text });
  return { post, place, version };
};
