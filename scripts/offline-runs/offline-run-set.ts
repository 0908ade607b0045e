import { build } from 'esbuild';
import type { Browser } from 'playwright';
import { type Outcome, runOnce } from './run.ts';

const bundle = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: ['scripts/offline-runs/page.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
};

export const noOutcome: Outcome = { runs: 0, lost: 0, doubled: 0, crashes: 0, saves: 0 };
export const sum = (one: Outcome, other: Outcome): Outcome => ({
  runs: one.runs + other.runs,
  lost: one.lost + other.lost,
  doubled: one.doubled + other.doubled,
  crashes: one.crashes + other.crashes,
  saves: one.saves + other.saves,
});

/** As many runs as asked for, some beside each other: most of a run is waiting. The seed of each is the one after that of the former. */
export const offlineRuns = async (
  browser: Browser,
  { runs, seed }: { runs: number; seed: number },
): Promise<Outcome> => {
  const script = await bundle();
  const seeds = Array.from({ length: runs }, (_, index) => seed + index);
  let total = noOutcome;
  const work = async () => {
    for (let next = seeds.shift(); next !== undefined; next = seeds.shift()) {
      const outcome = await runOnce(browser, script, next);
      if (outcome.lost + outcome.doubled > 0)
        console.error(`seed ${next}: lost ${outcome.lost}, doubled ${outcome.doubled}`);
      total = sum(total, outcome);
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return total;
};
