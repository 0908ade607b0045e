/**
 * `npm run crash`: sends campaigns in the local twin while their workers are killed, and counts at the mail service who got what.
 * First each call of AWS of the three functions, right before and right after it, `--runs` times each (20), and those that settle
 * what a dead worker has left, a quarter as often; then random kills
 * over `--recipients` people (10,000). Fails if anybody got a mail twice, or none without a word.
 */
import { parseArgs } from 'node:util';
import { assembly } from '../local/build.ts';
import { openCampaignStage } from './campaign-stage.ts';
import { killAtPoints, type PointRow } from './kill-at-points.ts';
import { killAtRandom } from './kill-at-random.ts';
import { killWhileSettling } from './kill-while-settling.ts';
import { sendUnreported } from './send-unreported.ts';
import { addVerdicts, noVerdict } from './verdict.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20' }, recipients: { type: 'string', default: '10000' } },
});
process.env.TZ = 'UTC';

const people = 60;
const few = await openCampaignStage(assembly, { recipients: people });
const rows: PointRow[] = await killAtPoints(few, { runs: Number(values.runs), people });
// Each takes an hour of the clock, in which events are waited for.
rows.push(...(await killWhileSettling(few, { runs: Math.ceil(Number(values.runs) / 4), people })));
const unreported = await sendUnreported(few);
rows.push({
  point: 'CampaignSend: after SendBulkEmail, all events lost',
  runs: 1,
  killed: 1,
  expected: unreported.recipients,
  ...unreported,
});
console.table(rows);
await few.close();

const many = await openCampaignStage(assembly, { recipients: Number(values.recipients) });
const random = await killAtRandom(many).finally(many.close);
const { killed, ...outcome } = random;
console.table([{ ...outcome, ...killed }]);

const { recipients, duplicates, lost, unknown, wronglyUnknown } = [...rows, random].reduce(addVerdicts, noVerdict);
console.log(`recipients ${recipients}, duplicates ${duplicates}, lost ${lost}, unknown ${unknown}`);
const all = Number(values.recipients);
const isWhole =
  random.recipients === all &&
  Object.values(killed).every((times) => times > 0) &&
  rows.every((row) => row.recipients === row.expected && row.killed > 0);
if (duplicates + lost + wronglyUnknown > 0 || !isWhole) process.exitCode = 1;
