import type { CampaignStage } from './campaign-stage.ts';
import { addFault, clearFaults } from './points.ts';
import { addDueNewsletter, driveToEnd } from './send-campaign.ts';
import { judge, type Verdict } from './verdict.ts';

/**
 * One campaign, in one language and so in one call, of which the worker dies right after it has handed the mails over, while every
 * event of SES is lost.
 */
export const sendUnreported = async (stage: CampaignStage): Promise<Verdict> => {
  const [last] = stage.mails({ limit: 1 });
  await addFault(stage, {
    kind: 'kill',
    caller: 'CampaignSend',
    service: 'ses',
    call: 'SendBulkEmail',
    when: 'after',
    count: 1,
  });
  await addFault(stage, { kind: 'cut', service: 'events' });
  const id = await addDueNewsletter(stage, 'untold', ['he']);
  await driveToEnd(stage, id);
  await clearFaults(stage);
  return judge(stage, id, last?.id);
};
