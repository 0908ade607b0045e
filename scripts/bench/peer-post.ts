/**
 * Puts an article into a running twin as a post in Hebrew and English, through the product's own API, and prints where it
 * is served: to measure it beside another product that shows the same article and picture.
 *
 *   ADMIN_PASSWORD=... node scripts/run.mjs scripts/bench/peer-post.ts --site http://localhost:8080 \
 *     --title "Fitting notes" --text article.txt --picture picture.jpg
 *
 * The text has one paragraph a line. A post with its title must not be there yet.
 */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { updatePostDetails } from '#contracts/blog-editing.ts';
import { addPicture, beginPictureUpload } from '#contracts/pictures.ts';
import { env } from '#lambdas/platform/env.ts';
import { createVisitor } from '../visitor.ts';
import { type AdminApi, createAdminApi } from './admin-api.ts';
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
const types = { '.jpg': 'image/jpeg', '.png': 'image/png', '.webp': 'image/webp', '.avif': 'image/avif' } as const;

const upload = async (api: AdminApi, file: string) => {
  const content = await readFile(file);
  const type = types[extname(file) as keyof typeof types];
  const { uploadId, url, headers } = await api(beginPictureUpload, { body: { type, bytes: content.byteLength } });
  const reply = await fetch(url, { method: 'PUT', headers, body: content });
  if (!reply.ok) throw new Error(`The picture was not taken: ${await reply.text()}`);
  const { src, width, height } = await api(addPicture, { body: { uploadId } });
  return { src, width, height };
};

const { token } = await createVisitor(values.site).logIn({ username: 'admin', password: env('ADMIN_PASSWORD') });
const api = createAdminApi(values.site, token);
const paragraphs = (await readFile(values.text, 'utf8')).split('\n').filter((line) => line.trim() !== '');
const slug = values.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const textAt = (address: string) => plainText(address, values.title, paragraphs);

const cover = await upload(api, values.picture);
const { post, place } = await writePost(api, textAt(`${slug}-he`));
await publishText(api, { ...place, language: 'en' }, { version: 0, text: textAt(slug) });
const details = { ...post.details, cover };
await api(updatePostDetails, { pathParameters: { id: post.id }, body: { version: post.version, details } });
await untilRendered(values.site);
for (const path of [`/blog/${slug}?lang=en`, `/blog/${slug}-he?lang=he`]) console.log(values.site + path);
