import { draftText, languagePath } from './content.ts';
import type { Product } from './product.ts';

/** One post or video of each other site. */
export const embeddedPosts = {
  youtube: 'dQw4w9WgXcQ',
  instagram: 'p/CxYz_12-ab',
  facebook: 'some.page/posts/pfbid0abc',
  x: 'dancer/status/1234567890',
} as const;

/** Their ordinary pages. */
export const pagesOfPosts = [
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.instagram.com/p/CxYz_12-ab/',
  'https://www.facebook.com/some.page/posts/pfbid0abc',
  'https://x.com/dancer/status/1234567890',
];

/** Where the post is found that shows them all. */
export const postWithEmbeds = '/blog/seen-elsewhere';

/** Writes that post; what is returned publishes it. */
export const writeEmbeds = async (product: Product): Promise<() => Promise<void>> => {
  const token = await product.admin();
  const write = async (route: string, body: object) => {
    const reply = await product.send(route, { token, body });
    if (reply.status >= 300) throw new Error(`${route}: ${reply.status} ${reply.text}`);
    return reply.body;
  };
  const content = Object.entries(embeddedPosts).map(([provider, id]) => ({ type: 'embed', attrs: { provider, id } }));
  const text = draftText({ slug: 'seen-elsewhere', title: 'Seen elsewhere' });
  const { id, languages } = await write('POST /api/admin/posts', { language: 'en', title: text.title });
  const body = { type: 'doc', content: [...text.body.content, ...content] };
  const draft = await write(`PUT ${languagePath(id, 'en')}`, {
    version: languages.en.version,
    text: { ...text, body },
  });
  return () => write(`POST ${languagePath(id, 'en')}/publish`, { version: draft.version });
};
