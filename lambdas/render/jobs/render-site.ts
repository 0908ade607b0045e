import type {
  BuiltSite,
  Changes,
  RenderTask,
  SiteContent,
  SiteFile,
  SiteRenderer,
} from '#contracts/render/rendering.ts';
import type { Log } from '#lambdas/platform/log.ts';
import type { SiteStore } from '../store/site-store.ts';

export interface RenderServices {
  renderer: SiteRenderer;
  content: SiteContent;
  site: BuiltSite;
  store: SiteStore;
  log: Log;
}

/**
 * How many tasks run at the same time. Drawing keeps the processor busy; more tasks only hide the waiting for table and
 * bucket.
 */
const tasksAtOnce = 4;

const keep = (store: SiteStore, { text, ...file }: SiteFile) =>
  text === undefined ? store.remove(file.key) : store.put({ ...file, text });

/** A deployment uploads the seed's pages again, including pages that an administrator has deleted or moved. */
const removeOthers = async (store: SiteStore, drawn: ReadonlySet<string>) => {
  for (const key of await store.pageKeys()) if (!drawn.has(key)) await store.remove(key);
};

/**
 * Draws the pages that the changes concern and stores them. A page that cannot be drawn keeps its old file and does not
 * stop the others. When everything is drawn, pages whose content no longer exists are removed. @throws AggregateError
 * afterwards, so that the changes are delivered again and the alarm is raised.
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
