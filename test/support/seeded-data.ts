import { access, rename, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { waitingChanges } from '#test/support/waiting-changes.ts';
import { openProduct } from './product.ts';
import { makePeople } from './seeded-people.ts';

const seed = async (): Promise<string> => {
  const product = await openProduct({ publishing: true });
  while ((await waitingChanges(product)) > 0) await pause(50);
  await makePeople(product);
  await product.stop();
  if (product.problems.length > 0) throw new Error(product.problems.join('\n'));
  return product.dataDir;
};
const exists = (folder: string) =>
  access(folder).then(
    () => true,
    () => false,
  );

/**
 * Starts the product once for all files that open one, with all that a first start does: the seed, and drawing every
 * page, and with people who have logged in. That takes seconds; a copy of the data takes none. `npm test` names a folder in
 * SHARED_SEED for all suites of the run, and removes it at the end.
 */
export const setup = async () => {
  const shared = process.env.SHARED_SEED;
  const folder = shared && (await exists(shared)) ? shared : await seed();
  process.env.SEEDED_DATA = folder;
  if (folder === shared) return async () => undefined;
  if (!shared) return () => rm(folder, { recursive: true });
  await rename(folder, shared);
  process.env.SEEDED_DATA = shared;
  return async () => undefined;
};
