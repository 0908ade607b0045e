import type { CampaignStage } from './campaign-stage.ts';
import { addFault, type CallPoint, callsDuring, clearFaults } from './points.ts';
import { addDueNewsletter, driveToEnd } from './send-campaign.ts';
import { addVerdicts, judge, noVerdict, type Verdict } from './verdict.ts';

export interface PointRow extends Verdict {
  point: string;
  runs: number;
  /** In how many runs the function was killed: a run that was through before meets no kill. */
  killed: number;
  /** How many recipients all runs have together. */
  expected: number;
}

/** Sends one campaign in which a function is killed at the `nth` of its calls of a kind, and judges it. */
const killOnce = async (stage: CampaignStage, point: CallPoint, when: 'before' | 'after', nth: number) => {
  const [last] = stage.mails({ limit: 1 });
  const { caller, service, call } = point;
  await addFault(stage, { kind: 'kill', caller, service, call, when, skip: nth, count: 1 });
  const id = await addDueNewsletter(stage, `${caller} ${call} ${when} ${nth}`);
  await driveToEnd(stage, id);
  const left = await clearFaults(stage);
  return { killed: left.length === 0 ? 1 : 0, verdict: await judge(stage, id, last?.id) };
};

/** Kills each function right before and right after each kind of its calls, `runs` times, each time at another of them. */
export const killAtPoints = async (
  stage: CampaignStage,
  { runs, people }: { runs: number; people: number },
): Promise<PointRow[]> => {
  const points = await callsDuring(stage, async () => {
    await driveToEnd(stage, await addDueNewsletter(stage, 'undisturbed'));
  });
  const rows: PointRow[] = [];
  for (const point of points) {
    for (const when of ['before', 'after'] as const) {
      let [row, killed]: [Verdict, number] = [noVerdict, 0];
      for (let run = 0; run < runs; run += 1) {
        const outcome = await killOnce(stage, point, when, Math.floor((run * point.count) / runs));
        killed += outcome.killed;
        row = addVerdicts(row, outcome.verdict);
      }
      rows.push({ point: `${point.caller}: ${when} ${point.call}`, runs, killed, expected: runs * people, ...row });
    }
  }
  return rows;
};
