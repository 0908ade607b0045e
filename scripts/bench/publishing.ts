import { setTimeout as pause } from 'node:timers/promises';
import { updatePostDetails } from '#contracts/blog/editing.ts';
import type { AdminApi } from './admin-api.ts';
import type { Figures } from './figures.ts';
import { countRenderings, untilRendered } from './rendering.ts';
import { plainText, publishText, writePost } from './written-post.ts';

const tries = 5;
const changes = 200;
const inFlight = 20;

/** Milliseconds until the page contains `text`. */
const untilShown = async (page: string, text: string): Promise<number> => {
  const began = performance.now();
  for (;;) {
    const reply = await fetch(page);
    if (reply.ok && (await reply.text()).includes(text)) return performance.now() - began;
    // Polling without a pause would take processor time from what is measured.
    await pause(25);
  }
};

/** The longest of several waits, from the API's answer until visitors are served the new page. */
const timeToPage = async (site: string, api: AdminApi): Promise<number> => {
  const text = (turn: number) => plainText('bench-to-page', `Turn number ${turn}`, ['A paragraph.']);
  const { place, version: first } = await writePost(api, text(0));
  const page = `${site}/blog/bench-to-page?lang=he`;
  await untilShown(page, text(0).title);
  let version = first;
  const waits = [];
  for (let turn = 1; turn <= tries; turn += 1) {
    version = await publishText(api, place, { version, text: text(turn) });
    waits.push(await untilShown(page, text(turn).title));
    await untilRendered(site);
  }
  return Math.max(...waits);
};

/** How often, and for how long, the list of posts (which every change concerns) is drawn during a burst of changes. */
const renderingsOfBurst = async (site: string, api: AdminApi) => {
  const posts = [];
  for (let i = 0; i < inFlight; i += 1) {
    posts.push((await writePost(api, plainText(`bench-burst-${i}`, `Burst ${i}`, ['A paragraph.']))).post.id);
  }
  await untilRendered(site);
  const before = await countRenderings(site);
  const began = performance.now();
  await Promise.all(
    posts.map(async (id) => {
      for (let version = 1; version <= changes / inFlight; version += 1) {
        const details = { author: 'Bench', tags: [`turn ${version}`] };
        await api(updatePostDetails, { pathParameters: { id }, body: { version, details } });
      }
    }),
  );
  const milliseconds = performance.now() - began;
  await untilRendered(site);
  return { milliseconds, renderings: (await countRenderings(site)) - before };
};

export const measurePublishing = async ({ row, note }: Figures, site: string, api: AdminApi): Promise<void> => {
  row('from a change by the API to the new page', (await timeToPage(site, api)) / 1000, 's', 5);
  const { milliseconds, renderings } = await renderingsOfBurst(site, api);
  note(`${changes} changes by the API, ${inFlight} in flight, take`, milliseconds / 1000, 's');
  row(`renderings of /blog in these ${changes} changes`, renderings, '', 2);
};
