import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { waitingChanges } from '#test/support/waiting-changes.ts';
import { openProduct } from './product.ts';
import { makePeople } from './seeded-people.ts';

/**
 * Starts the product once for all files that open one, with all that a first start does: the seed, and drawing every
 * page, and with people who have logged in. That takes seconds; a copy of the data takes none.
 */
export const setup = async () => {
  const product = await openProduct({ publishing: true });
  while ((await waitingChanges(product)) > 0) await pause(50);
  await makePeople(product);
  await product.stop();
  if (product.problems.length > 0) throw new Error(product.problems.join('\n'));
  process.env.SEEDED_DATA = product.dataDir;
  return () => rm(product.dataDir, { recursive: true });
};
