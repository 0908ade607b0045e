import type { PostCard } from '#contracts/blog/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { paths } from '#web/shared/paths.ts';
import { escapeXml } from './escape-xml.ts';

export interface FeedInput {
  origin: string;
  language: Language;
  title: string;
  description: string;
  /** Newest first; only those with a text of this language. */
  posts: readonly PostCard[];
}

const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

const item = (
  { id, slug, title, excerpt, author, publishedAt, category, tags }: PostCard,
  { origin, language }: FeedInput,
) => {
  const address = `${origin}${paths.post(slug)}?lang=${language}`;
  return [
    '<item>',
    tag('title', title),
    tag('link', address),
    // Its address may change, and must not make it a new post.
    `<guid isPermaLink="false">${escapeXml(`${new URL(origin).host}:${id}:${language}`)}</guid>`,
    tag('description', excerpt),
    tag('dc:creator', author),
    tag('pubDate', new Date(publishedAt).toUTCString()),
    ...[...(category ? [category.name] : []), ...tags].map((name) => tag('category', name)),
    '</item>',
  ].join('');
};

/** RSS 2.0 (rssboard.org/rss-specification) of one language. */
export const feed = (input: FeedInput): string => {
  const { origin, language, title, description, posts } = input;
  const [newest] = posts;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
${[
  tag('title', title),
  tag('link', `${origin}${paths.blog}?lang=${language}`),
  `<atom:link rel="self" type="application/rss+xml" href="${escapeXml(`${origin}${paths.feed(language)}`)}"/>`,
  tag('description', description),
  tag('language', language),
  ...(newest ? [tag('lastBuildDate', new Date(newest.updatedAt).toUTCString())] : []),
  ...posts.map((post) => item(post, input)),
].join('\n')}
</channel></rss>
`;
};
