import type { BuiltSite, Changes, RenderTask, SiteContent, SiteFile, SiteRenderer } from '#contracts/rendering.ts';
import type { Log } from '#lambdas/platform/log.ts';
import type { SiteStore } from './site-store.ts';

export interface RenderServices {
  renderer: SiteRenderer;
  content: SiteContent;
  site: BuiltSite;
  store: SiteStore;
  log: Log;
}

/** Drawing is the processor's work; what runs beside it only hides the waiting for table and bucket. */
const tasksAtOnce = 4;

const keep = (store: SiteStore, { text, ...file }: SiteFile) =>
  text === undefined ? store.remove(file.key) : store.put({ ...file, text });

/** A deployment brings the seed's pages again, also of what an administrator has deleted or given another address. */
const removeOthers = async (store: SiteStore, drawn: ReadonlySet<string>) => {
  for (const key of await store.pageKeys()) if (!drawn.has(key)) await store.remove(key);
};

/**
 * Draws what the changes concern and stores it. A page that cannot be drawn leaves its old file where it is and keeps no
 * other from being drawn. When everything is drawn, pages of what is not there any more are removed.
 * @throws AggregateError afterwards, so that the changes come again and somebody hears of it.
 */
export const renderSite = async (
  { renderer, content, site, store, log }: RenderServices,
  changes: Changes,
): Promise<{ files: number }> => {
  const waiting = await renderer.renderTasks({ content, changes, site });
  const failures: Error[] = [];
  const keys = new Set<string>();
  const run = async ({ name, draw }: RenderTask) => {
    try {
      const drawn = await draw();
      await Promise.all(drawn.map((file) => keep(store, file)));
      for (const { key } of drawn) keys.add(key);
    } catch (error) {
      log.error('page not rendered', { error, page: name });
      failures.push(new Error(name, { cause: error }));
    }
  };
  const queue = waiting.values();
  await Promise.all(
    Array.from({ length: tasksAtOnce }, async () => {
      for (const task of queue) await run(task);
    }),
  );
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${waiting.length} not rendered`);
  if (changes.everything) await removeOthers(store, keys);
  return { files: keys.size };
};
