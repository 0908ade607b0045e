import type { CampaignStage } from './campaign-stage.ts';
import type { PointRow } from './kill-at-points.ts';
import { addFault, clearFaults } from './points.ts';
import { addDueNewsletter, driveToEnd, minute, untilQuiet } from './send-campaign.ts';
import { addVerdicts, judge, noVerdict, type Verdict } from './verdict.ts';

/** The calls that are made for a call without an answer alone: the probe, its event, and the end of the call. */
const points = [
  { caller: 'CampaignDispatch', service: 'dynamodb', call: 'PutItem' },
  { caller: 'CampaignDispatch', service: 'ses', call: 'SendEmail' },
  { caller: 'CampaignDispatch', service: 'dynamodb', call: 'TransactWriteItems' },
  { caller: 'CampaignDispatch', service: 'sqs', call: 'SendMessageBatch' },
  { caller: 'CampaignFeedback', service: 'dynamodb', call: 'UpdateItem' },
] as const;
/** Taking the lease is the first of these, noting the probe the next. */
const putsOfALook = 2;

/** Sends one campaign of which a worker dies before SES has its mails, and kills another function while that is settled. */
const killOnce = async (stage: CampaignStage, point: (typeof points)[number], when: string, run: number) => {
  const [last] = stage.mails({ limit: 1 });
  const worker = { caller: 'CampaignSend', service: 'ses', call: 'SendBulkEmail', when: 'before' };
  await addFault(stage, { kind: 'kill', ...worker, count: 1 });
  const id = await addDueNewsletter(stage, `settling, ${point.caller} ${point.call} ${when} ${run}`);
  await stage.clock.advance(5 * minute);
  await untilQuiet(stage);
  const skip = point.call === 'PutItem' ? run % putsOfALook : 0;
  await addFault(stage, { kind: 'kill', ...point, when, skip, count: 1 });
  await driveToEnd(stage, id);
  const left = await clearFaults(stage);
  return { killed: left.length === 0 ? 1 : 0, verdict: await judge(stage, id, last?.id) };
};

/** Kills the functions at those calls that are made only where a worker has died, `runs` times each. */
export const killWhileSettling = async (
  stage: CampaignStage,
  { runs, people }: { runs: number; people: number },
): Promise<PointRow[]> => {
  const rows: PointRow[] = [];
  for (const point of points) {
    for (const when of ['before', 'after'] as const) {
      let [row, killed]: [Verdict, number] = [noVerdict, 0];
      for (let run = 0; run < runs; run += 1) {
        const outcome = await killOnce(stage, point, when, run);
        killed += outcome.killed;
        row = addVerdicts(row, outcome.verdict);
      }
      const name = `${point.caller}: ${when} ${point.call}, settling`;
      rows.push({ point: name, runs, killed, expected: runs * people, ...row });
    }
  }
  return rows;
};
