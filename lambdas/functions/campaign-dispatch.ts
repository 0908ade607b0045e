import type { Context } from 'aws-lambda';
import {
  campaignRate,
  deletedCampaigns,
  dispatchAll,
  dispatchCampaign,
  mailsStore,
  type PipelineServices,
  sesBulkMailer,
  slotClock,
} from '#lambdas/campaigns/index.ts';
import { lettersStore } from '#lambdas/letters/index.ts';
import { readChosen, readPeople } from '#lambdas/newsletter/index.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { usersStore } from '#lambdas/users/index.ts';
import { campaignDispatchEnvironment } from './campaign-dispatch.env.ts';
import { campaignSenderBy } from './wiring/campaign-sender.ts';
import { campaignServices, chunkQueue, dispatcherCalls } from './wiring/campaign-services.ts';
import { mailSiteBy } from './wiring/mail-site.ts';

/** The input of a schedule: one campaign, or all that are under way. */
interface Wake {
  campaign?: string;
}

const environment = readEnvironment(campaignDispatchEnvironment);
const { table, readSettings, prepare, services } = campaignServices(environment);
const { readers, clock } = services;
const users = usersStore(table, clock);
const siteOf = mailSiteBy(readSettings, environment);
const bulk = sesBulkMailer(environment.CAMPAIGN_CONFIGURATION_SET);

/** Read in one go; users and readers each. */
const peopleAtOnce = 250;
/** The rest of the function's time when it begins nothing more: enough for the longest step. */
const reserveMilliseconds = 60_000;

const sender = campaignSenderBy(readSettings, siteOf, environment);

const sendRate = async (): Promise<number> => {
  const [rate, { signInShare }] = await Promise.all([bulk.rate(), readSettings('campaigns')]);
  return campaignRate(rate, signInShare);
};

/** Called at the time of a campaign, for each of its windows, and every few minutes for all. */
export const handler = async ({ campaign }: Wake, context: Context): Promise<void> => {
  await prepare();
  const calls = dispatcherCalls(environment, context.invokedFunctionArn);
  const all: PipelineServices = {
    ...services,
    mails: mailsStore(table),
    letters: lettersStore(table),
    users,
    readPeople: (after) => readPeople({ users, readers, clock }, { after, limit: peopleAtOnce }),
    readChosen: (ids) => readChosen({ users, readers, clock }, ids),
    sender,
    sendRate,
    slots: slotClock(table),
    deleted: deletedCampaigns(table, clock),
    bulk,
    queueChunks: chunkQueue(environment.CHUNK_QUEUE),
    wake: (id, name, time) => calls.set(id, time, name),
    log: createLog('campaign-dispatch'),
  };
  const isTimeUp = () => context.getRemainingTimeInMillis() < reserveMilliseconds;
  if (campaign) await dispatchCampaign(all)(campaign, isTimeUp);
  else await dispatchAll(all)(isTimeUp);
};
