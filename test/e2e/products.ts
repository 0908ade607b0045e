import { editedSite, site } from '#scripts/config/e2e-sites.ts';
import { mainTable } from '#scripts/local/seed.ts';
import { openProduct } from '../support/product.ts';
import { setup } from '../support/seeded-data.ts';

/** Opens the two products of all journeys, on copies of the seeded data. The journeys' workers inherit what is set here. */
export default async () => {
  const removeSeed = await setup();
  const open = ({ port }: { port: number }) => openProduct({ publishing: true, port });
  const first = await open(site);
  const products = [first, await open(editedSite)];
  // Of one seed, so of one key.
  process.env.JOURNEYS_TABLE = mainTable(first.tables) ?? '';
  process.env.BOT_CHECK_KEY = (await first.botCheckKey()).toString('hex');
  return async () => {
    await Promise.all(products.map((product) => product.close()));
    await removeSeed();
    const problems = products.flatMap((product) => product.problems);
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };
};
