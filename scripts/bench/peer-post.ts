/**
 * Puts an article into a running twin as a post in Hebrew and English, its text through the product's own API and its
 * picture through the editor, and prints where it is served: to measure it beside another product that shows the same
 * article and picture.
 *
 *   ADMIN_PASSWORD=... node scripts/run.mjs scripts/bench/peer-post.ts --site http://localhost:8080 \
 *     --title "Fitting notes" --text article.txt --picture picture.jpg
 *
 * The text has one paragraph a line. A post with its title must not be there yet.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { env } from '#lambdas/platform/env.ts';
import { createVisitor } from '../visitor.ts';
import { createAdminApi } from './admin-api.ts';
import { setCoverInEditor } from './editor-cover.ts';
import { untilRendered } from './rendering.ts';
import { plainText, publishText, writePost } from './written-post.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://localhost:8080' },
    title: { type: 'string', default: 'Fitting notes' },
    text: { type: 'string', default: '' },
    picture: { type: 'string', default: '' },
  },
});
const admin = await createVisitor(values.site).logIn({ username: 'admin', password: env('ADMIN_PASSWORD') });
const api = createAdminApi(values.site, admin.token);
const paragraphs = (await readFile(values.text, 'utf8')).split('\n').filter((line) => line.trim() !== '');
const slug = values.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const textAt = (address: string) => plainText(address, values.title, paragraphs);

const { post, place } = await writePost(api, textAt(`${slug}-he`));
await publishText(api, { ...place, language: 'en' }, { version: 0, text: textAt(slug) });
await setCoverInEditor(values.site, admin, { postId: post.id, picture: values.picture });
await untilRendered(values.site);
for (const path of [`/blog/${slug}?lang=en`, `/blog/${slug}-he?lang=he`]) console.log(values.site + path);
