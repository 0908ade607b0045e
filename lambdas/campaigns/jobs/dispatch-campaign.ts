import { nowOf } from '#lambdas/platform/clock.ts';
import type { CampaignRecord } from '../model/campaign-record.ts';
import type { DispatchState } from '../model/dispatch-state.ts';
import type { PipelineServices } from '../pipeline-services.ts';
import { finishCampaign } from './finish-campaign.ts';
import { freezeAudience } from './freeze-audience.ts';
import { holdIfHarmful } from './hold-campaign.ts';
import { queueChunks } from './queue-chunks.ts';
import { removeDeleted } from './remove-deleted.ts';
import { settleChunks } from './settle-chunks.ts';
import { takeCampaign } from './take-campaign.ts';

/** Longer than the function may run: the holder of an expired lease is dead. */
export const leaseMilliseconds = 6 * 60_000;
/** A chunk that is pending so long after its message was due has no message any more, or one that failed again and again. */
const graceMilliseconds = 2 * 60_000;

/** Where an administrator made the campaign go on, what is left is queued from the beginning, at once. */
const resumed = (campaign: CampaignRecord, state: DispatchState, now: string): DispatchState =>
  campaign.resumed === state.resumed
    ? state
    : { ...state, resumed: campaign.resumed, queued: 0, paced: now, waitUntil: now };

interface Turn {
  campaign: CampaignRecord;
  state: DispatchState;
  isTimeUp(): boolean;
}

/** Does what can be done now. @returns when to go on, in milliseconds; undefined where others will call, or nothing is left. */
const takeTurn = async (services: PipelineServices, { campaign, state: held, isTimeUp }: Turn) => {
  const { ledger, clock } = services;
  const { id, status } = campaign;
  if (status !== 'sending') {
    if (held.isFrozen) await settleChunks(services, id);
    return undefined;
  }
  const frozen = await freezeAudience(services, campaign, held, isTimeUp);
  if (!frozen || (frozen.isFrozen && frozen.recipients === 0)) return undefined;
  if (!frozen.isFrozen) return clock();
  const now = nowOf(services);
  const state = resumed(campaign, frozen, now);
  if (state.waitUntil !== undefined && state.waitUntil > now) return Date.parse(state.waitUntil);
  if (state !== frozen) {
    const { resumed, queued, paced, waitUntil } = state;
    if (!(await ledger.noteDispatch(id, state.attempt, { resumed, queued, paced, waitUntil }))) return undefined;
  }
  await holdIfHarmful(services)(id);
  const queued = await queueChunks(services, id, state, isTimeUp);
  if (!queued || queued.goOnAt !== undefined) return queued?.goOnAt;
  if (clock() < Date.parse(queued.state.paced) + graceMilliseconds) return undefined;
  const { pending, waiting, unfinished } = await settleChunks(services, id);
  if (!(await ledger.noteDispatch(id, state.attempt, { unfinished }))) return undefined;
  if (pending + waiting === 0) await finishCampaign(services)(id);
  if (pending === 0) return undefined;
  const again = { ...queued.state, queued: 0 };
  return (await queueChunks(services, id, again, isTimeUp))?.goOnAt;
};

/**
 * Brings a campaign on: takes it when its time has come, fixes its audience, queues its chunks, looks after those that were
 * left lying, and ends it. It may be called at any time and by several at once: one works, and the others leave it to that one.
 */
export const dispatchCampaign =
  (services: PipelineServices) =>
  async (id: string, isTimeUp: () => boolean): Promise<void> => {
    const { ledger, wake, clock } = services;
    const campaign = await takeCampaign(services)(id);
    if (campaign?.status !== 'sending' && campaign?.status !== 'paused') return;
    const state = await ledger.takeLease(id, new Date(clock() + leaseMilliseconds).toISOString());
    if (!state) return;
    try {
      const goOnAt = await takeTurn(services, { campaign, state, isTimeUp });
      // Named after its time: a look between two turns sets the same one, and the one that called is being deleted at this moment.
      if (goOnAt !== undefined) await wake(id, `${id}#${goOnAt}`, new Date(goOnAt).toISOString());
    } finally {
      await ledger.noteDispatch(id, state.attempt, { leaseUntil: nowOf(services) });
    }
  };

/**
 * Called every few minutes: continues everything that no call was made for, because a schedule, a message or a worker
 * was lost. A campaign that fails does not keep another from going on. Then it removes what is left of deleted ones.
 * @throws the first failure, at the end.
 */
export const dispatchAll =
  (services: PipelineServices) =>
  async (isTimeUp: () => boolean): Promise<void> => {
    const failures: unknown[] = [];
    for (const { id } of await services.campaigns.active()) {
      if (isTimeUp()) break;
      await dispatchCampaign(services)(id, isTimeUp).catch((error: unknown) => {
        services.log.error('campaign not brought on', { error, campaign: id });
        failures.push(error);
      });
    }
    await removeDeleted(services)(isTimeUp).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  };
