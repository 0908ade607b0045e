import type { CampaignStage } from './campaign-stage.ts';
import { addFault, clearFaults } from './points.ts';
import { addDueNewsletter, driveToEnd } from './send-campaign.ts';
import { judge, type Verdict } from './verdict.ts';

/**
 * Three calls that a worker makes once each: a tenth of each is 30 % of its invocations. The dispatcher and the feedback make many in one
 * invocation, so a smaller part of those kills every few invocations. It makes twenty calls of SQS before it notes how far it is: the shares
 * are even, and one that strikes more often would have it begin again for ever.
 */
const struck = [
  { caller: 'CampaignSend', call: 'BatchGetItem', service: 'dynamodb', when: 'before', share: 0.1 },
  { caller: 'CampaignSend', call: 'SendBulkEmail', service: 'ses', when: 'before', share: 0.1 },
  { caller: 'CampaignSend', call: 'SendBulkEmail', service: 'ses', when: 'after', share: 0.1 },
  { caller: 'CampaignDispatch', call: 'TransactWriteItems', service: 'dynamodb', when: 'after', share: 0.03 },
  { caller: 'CampaignDispatch', call: 'SendMessageBatch', service: 'sqs', when: 'before', share: 0.04 },
  { caller: 'CampaignFeedback', call: 'UpdateItem', service: 'dynamodb', when: 'before', share: 0.005 },
  { caller: 'CampaignFeedback', call: 'UpdateItem', service: 'dynamodb', when: 'after', share: 0.005 },
];
const functions = ['CampaignSend', 'CampaignDispatch', 'CampaignFeedback'] as const;

/** One campaign to everybody, of whose workers 30 % are killed, and of the other functions some. */
export const killAtRandom = async (stage: CampaignStage) => {
  for (const fault of struck) await addFault(stage, { kind: 'kill', ...fault });
  const began = performance.now();
  const id = await addDueNewsletter(stage, 'random kills');
  await driveToEnd(stage, id);
  const faults = await clearFaults(stage);
  const killed = Object.fromEntries(
    functions.map((name) => [
      name,
      faults.filter(({ caller }) => caller.includes(name)).reduce((sum, { struck: times }) => sum + times, 0),
    ]),
  ) as Record<(typeof functions)[number], number>;
  const invocations = stage.counts('CampaignSend').finished;
  const seconds = Math.round((performance.now() - began) / 1000);
  const verdict: Verdict = await judge(stage, id);
  return { ...verdict, invocations, killed, seconds };
};
