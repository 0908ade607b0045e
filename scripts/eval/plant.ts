import { setTimeout as pause } from 'node:timers/promises';
import { createPost } from '#contracts/blog/editing.ts';
import { createProduct, listEditedBrands } from '#contracts/catalog/editing.ts';
import type { AdminApi } from '../bench/admin-api.ts';
import { plainText, publishText } from '../bench/written-post.ts';
import type { Question } from './questions.ts';

type Hidden = Question & { content: string };

const longestTitle = 160;
const longestName = 80;

/** As an article that is published: the order is its title, its excerpt and its text. */
const plantPost = async (api: AdminApi, { id, language, content }: Hidden): Promise<void> => {
  const title = content.slice(0, longestTitle).trim();
  const { id: post, languages } = await api(createPost, { body: { language, title } });
  const text = plainText(`planted-${id}`, title, [content]);
  await publishText(api, { id: post, language }, { version: languages[language].version, text });
};

/** As a shoe, in its name as far as it goes there, and in what is said of it. */
const plantProduct = async (api: AdminApi, brandId: string, { id, language, content }: Hidden): Promise<void> => {
  const name = content.slice(0, longestName).trim();
  const product = {
    ...{ brandId, name, names: { [language]: name }, image: '', link: 'https://shop.example/', price: '' },
    description: { he: content, [language]: content },
    attributes: { unconfirmed: [] },
  };
  await api(createProduct, { body: { id: `planted-${id}`, product } });
};

const readConsole = async <T>(site: string, path: string): Promise<T> => {
  const reply = await fetch(`${site}/__local/api${path}`);
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  return (await reply.json()) as T;
};

/** Waits until all that was published is in the knowledge: no change is left unprocessed. */
const untilIngested = async (site: string): Promise<void> => {
  for (;;) {
    // In this order: a change is in its queue before it has left the stream.
    const streams = await readConsole<{ waiting: number }[]>(site, '/streams');
    const queues = await readConsole<{ waiting: number; inFlight: number; isDeadLetters: boolean }[]>(site, '/queues');
    const isWaiting = queues.some((queue) => !queue.isDeadLetters && queue.waiting + queue.inFlight > 0);
    if (!isWaiting && streams.every(({ waiting }) => waiting === 0)) return;
    await pause(100);
  }
};

/**
 * Publishes what the questions hide through the API of a twin, as a user with an editor's account would: each as an
 * article, such as a tip, and as a shoe. Returns when the knowledge has taken it in, or has refused to. Runs before the
 * first question, because an instance otherwise learns of changes half a minute later.
 */
export const plantHidden = async (site: string, api: AdminApi, questions: readonly Question[]): Promise<void> => {
  const hidden = questions.filter((question): question is Hidden => question.content !== undefined);
  const { items: brands } = await api(listEditedBrands, {});
  for (const question of hidden) {
    const brand = brands.find(({ name }) => question.content.includes(name)) ?? brands[0];
    if (brand === undefined) throw new Error('There is no brand whose shoe it could be');
    await plantPost(api, question);
    await plantProduct(api, brand.id, question);
  }
  await untilIngested(site);
};
