import { offlineRuns } from '#scripts/offline-runs/offline-run-set.ts';
import { expect, test } from './site.ts';

// `npm run offline-runs` does 200.
test('nothing is lost and nothing happens twice while networks, servers and tabs come and go [Q-053, Q-068, Q-069]', async ({
  browser,
}) => {
  const { saves, crashes, ...outcome } = await offlineRuns(browser, { runs: 10, seed: 7 });
  expect(outcome).toEqual({ runs: 10, lost: 0, doubled: 0 });
  expect(saves).toBe(120);
  expect(crashes).toBeGreaterThan(0);
});
