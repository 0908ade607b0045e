import type { Browser, Page } from 'playwright';
import { openServer } from './server.ts';

export interface Outcome {
  runs: number;
  /** Changes that were reported to a person as saved or kept, and that the server does not have in the end. */
  lost: number;
  /** Changes that were carried out again after they had been carried out. */
  doubled: number;
  /** How often a tab was killed, and how many changes were made without an answer. */
  crashes: number;
  saves: number;
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const saveIn = (page: Page, record: string, value: string): Promise<boolean> =>
  page
    .evaluate(([name, next]) => Reflect.get(window, 'save')(name, next) as Promise<boolean>, [record, value] as const)
    // The tab was killed meanwhile: nothing was reported to anyone.
    .catch(() => false);

/**
 * One browser with two tabs, whose network comes and goes, whose server loses, delays, repeats and fails, and in which a tab is
 * killed while it saves. At the end all is well again, and a person decides what is left.
 */
export const runOnce = async (browser: Browser, script: string, seed: number): Promise<Outcome> => {
  const random = randomFrom(seed);
  const server = await openServer(script, random);
  const context = await browser.newContext();
  /** Where there is no network at that moment, a person tries again. */
  const open = async (): Promise<Page> => {
    const page = await context.newPage();
    for (;;) {
      try {
        await page.goto(server.url);
        await page.waitForFunction(() => 'save' in window, undefined, { timeout: 1_000 });
        return page;
      } catch (failure) {
        if (!browser.isConnected()) throw failure;
        // The other tab may be killed at this very moment.
        await context.setOffline(false).catch(() => undefined);
      }
    }
  };
  let isOver = false;
  /** The network is away for a random while, now and then. */
  const flicker = async () => {
    while (!isOver) {
      await new Promise((resume) => setTimeout(resume, random() * 1_500));
      await context.setOffline(!isOver && random() < 0.5).catch(() => undefined);
    }
    await context.setOffline(false).catch(() => undefined);
  };
  const promised = new Map<string, string>();
  let saves = 0;
  let crashes = 0;
  /** One person at one tab, who changes own records. */
  const work = async (tab: string) => {
    let page = await open();
    for (let step = 0; step < 6; step += 1) {
      const record = `${['rating', 'draft', 'account'][Math.floor(random() * (tab === 'a' ? 3 : 2))]}`;
      const name = record === 'account' ? record : `${record}-${tab}`;
      const value = `${tab}${step}`;
      const saving = saveIn(page, name, value);
      saves += 1;
      if (random() < 0.2) {
        await new Promise((resume) => setTimeout(resume, random() * 300));
        await page.close();
        crashes += 1;
        page = await open();
        await saving;
        continue;
      }
      if (await saving) promised.set(name, value);
    }
    return page;
  };
  const flickering = flicker();
  const [page] = await Promise.all([work('a'), work('b')]);
  isOver = true;
  server.state.isWild = false;
  await flickering;
  for (let look = 0; look < 600; look += 1) {
    if ((await page.evaluate(() => Reflect.get(window, 'decide')() as Promise<number>)) === 0) break;
    await new Promise((resume) => setTimeout(resume, 200));
  }
  let lost = 0;
  let doubled = 0;
  for (const [name, value] of promised) {
    const had = server.history.get(name.startsWith('rating') ? name.padEnd(22, '-').slice(0, 22) : name) ?? [];
    // A later act of the same person, which no reply reported, may stand on top.
    const last = Number(had.at(-1)?.slice(1) ?? -1);
    if (!had.includes(value) && last < Number(value.slice(1))) lost += 1;
  }
  for (const had of server.history.values()) doubled += had.length - new Set(had).size;
  await context.close();
  await server.close();
  return { runs: 1, lost, doubled, crashes, saves };
};
