import type { Campaign } from '#contracts/campaigns/campaign.ts';
import type * as contracts from '#contracts/campaigns/endpoints.ts';
import type { SendTime } from '#contracts/campaigns/overview.ts';
import { momentOf } from '#contracts/campaigns/send-time.ts';
import { type Clock, nowOf } from '#lambdas/platform/clock.ts';
import type { Call, Route } from '#lambdas/platform/http/api-handler.ts';
import { requireConfirmation } from '#lambdas/platform/http/require-confirmation.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { campaignEvent } from '../model/campaign-form.ts';
import type { CampaignRecord } from '../model/campaign-record.ts';
import { describeCampaign } from '../model/describe-campaign.ts';
import { withStatus } from '../model/status.ts';
import type { CampaignsServices } from '../services.ts';
import { isBlocked } from './check-campaign.ts';
import { lastAudience } from './count-audience.ts';

type Actor = Pick<Call<typeof contracts.pauseCampaign>, 'caller' | 'client'>;
type Action = Parameters<typeof campaignEvent>[0];

/** One step of a campaign, with its entry in the log. */
const step = async (
  { campaigns, figures, audit, clock }: CampaignsServices,
  { id, version, actor, action }: { id: string; version?: number; actor: Actor; action: Action },
  take: (before: CampaignRecord) => CampaignRecord | Promise<CampaignRecord>,
): Promise<Campaign> => {
  const stored = await campaigns.change(id, undefined, async (before) => {
    // A status that does not allow it is reported first: a user who comes too late has an old version, too.
    const taken = await take(before);
    if (version !== undefined && version !== before.version) throw new ProblemError('editConflict');
    const after = { ...taken, updated: nowOf({ clock }) };
    return { after, writes: [audit.entry(actor, campaignEvent(action, { before, after }))] };
  });
  const [texts, known] = await Promise.all([campaigns.texts(id), figures.of([id])]);
  return describeCampaign(stored, { texts, time: nowOf({ clock }), figures: known.get(id) });
};

/** EventBridge Scheduler knows whole seconds: it must not come before the time. */
const wholeSecond = (milliseconds: number): string => new Date(Math.ceil(milliseconds / 1000) * 1000).toISOString();

/** @throws ProblemError `invalidRequest`, `sendTimePassed` */
const timeOf = (plan: SendTime, { clock }: { clock: Clock }): string => {
  const moment = momentOf(plan);
  if (!moment) throw new ProblemError('invalidRequest', { fields: { 'plan.date': 'invalidDate' } });
  if (Date.parse(moment.time) <= clock()) throw new ProblemError('sendTimePassed');
  return moment.time;
};

/** Sets the schedule before the write: one that is left over finds nothing to do, and one that is missing would keep mails back. */
const begin = async (
  services: CampaignsServices,
  before: CampaignRecord,
  { version, sendAt, plan }: { version: number; sendAt: string; plan?: SendTime },
): Promise<CampaignRecord> => {
  const scheduled = withStatus(before, 'scheduled');
  if (before.version !== version) throw new ProblemError('editConflict');
  const texts = await services.campaigns.texts(before.id);
  if (await isBlocked(services, before, texts)) throw new ProblemError('campaignBlocked');
  await services.wakes.set(before.id, sendAt);
  const expected = (await lastAudience(services, before))?.total;
  return { ...scheduled, sendAt, ...(plan ? { plan } : {}), ...(expected === undefined ? {} : { expected }) };
};

/** @throws ProblemError `campaignNotNow`, `campaignBlocked`, `sendTimePassed`, `editConflict` */
export const scheduleCampaign =
  (services: CampaignsServices): Route<typeof contracts.scheduleCampaign> =>
  async ({ pathParameters: { id }, body: { version, plan }, caller, client }) => {
    requireConfirmation(caller);
    const sendAt = timeOf(plan, services);
    return step(services, { id, version, actor: { caller, client }, action: 'campaign.schedule' }, (before) =>
      begin(services, before, { version, sendAt, plan }),
    );
  };

/** @throws ProblemError `campaignNotNow`, `campaignBlocked`, `editConflict` */
export const sendCampaign =
  (services: CampaignsServices): Route<typeof contracts.sendCampaign> =>
  async ({ pathParameters: { id }, body: { version }, caller, client }) => {
    requireConfirmation(caller);
    const { undoSeconds } = await services.readSettings('campaigns');
    const sendAt = wholeSecond(services.clock() + undoSeconds * 1000);
    return step(services, { id, version, actor: { caller, client }, action: 'campaign.send' }, (before) =>
      begin(services, before, { version, sendAt }),
    );
  };

/** Once this has answered, the dispatcher cannot take the campaign any more. @throws ProblemError `campaignNotNow` */
export const unscheduleCampaign =
  (services: CampaignsServices): Route<typeof contracts.unscheduleCampaign> =>
  async ({ pathParameters: { id }, body: { version }, caller, client }) => {
    const reply = await step(
      services,
      { id, version, actor: { caller, client }, action: 'campaign.unschedule' },
      (before) => {
        const { sendAt: _sendAt, plan: _plan, expected: _expected, ...draft } = withStatus(before, 'draft');
        return draft;
      },
    );
    // The dispatcher would find a draft.
    await services.wakes
      .cancel(id)
      .catch((error: unknown) => services.log.error('schedule not cancelled', { error, campaign: id }));
    return reply;
  };

/** The rate that a campaign that stands still has taken goes back to the others. Where that fails they wait for the rest of its turn. */
const giveBack = async ({ ledger, slots, clock, log }: CampaignsServices, id: string): Promise<void> => {
  try {
    const state = await ledger.dispatchState(id);
    if (state) await slots.giveBack(Date.parse(state.paced), clock());
  } catch (error) {
    log.error('rate not given back', { error, campaign: id });
  }
};

export const pauseCampaign =
  (services: CampaignsServices): Route<typeof contracts.pauseCampaign> =>
  async ({ pathParameters: { id }, caller, client }) => {
    const reply = await step(services, { id, actor: { caller, client }, action: 'campaign.pause' }, (before) =>
      withStatus(before, 'paused', 'byAdministrator'),
    );
    await giveBack(services, id);
    return reply;
  };

/** Complaints and bounces that an administrator has seen do not stop it again. */
export const resumeCampaign =
  (services: CampaignsServices): Route<typeof contracts.resumeCampaign> =>
  async ({ pathParameters: { id }, caller, client }) => {
    requireConfirmation(caller);
    const reply = await step(services, { id, actor: { caller, client }, action: 'campaign.resume' }, async (before) => {
      const sending = withStatus(before, 'sending');
      const { complained, bounced } = (await services.ledger.counts(id)).total;
      return { ...sending, resumed: nowOf(services), tolerated: { complained, bounced } };
    });
    // The dispatcher looks after every campaign by itself within minutes.
    await services.wakes
      .set(id, nowOf(services))
      .catch((error: unknown) => services.log.error('campaign not woken', { error, campaign: id }));
    return reply;
  };

export const cancelCampaign =
  (services: CampaignsServices): Route<typeof contracts.cancelCampaign> =>
  async ({ pathParameters: { id }, caller, client }) => {
    const reply = await step(services, { id, actor: { caller, client }, action: 'campaign.cancel' }, (before) =>
      withStatus(before, 'cancelled', 'byAdministrator'),
    );
    await giveBack(services, id);
    return reply;
  };
