import { nowOf } from '#lambdas/platform/clock.ts';
import type { DispatchState } from '../model/dispatch-state.ts';
import { withStatus } from '../model/status.ts';
import type { PipelineServices } from '../pipeline-services.ts';

/** Makes a campaign `sent` of which every chunk is done. */
export const finishCampaign =
  ({ campaigns, clock }: Pick<PipelineServices, 'campaigns' | 'clock'>) =>
  async (id: string): Promise<void> => {
    await campaigns.change(id, undefined, (before) =>
      before.status === 'sending' ? { after: { ...withStatus(before, 'sent'), updated: nowOf({ clock }) } } : undefined,
    );
  };

/** A worker asks after so few of the last chunks only: for the others there is more to come. */
const lastChunks = 5;

/** The same after a chunk that may have been the last one. */
export const finishIfLast =
  (services: Pick<PipelineServices, 'campaigns' | 'ledger' | 'clock'>) =>
  async (id: string, number: number, state: Pick<DispatchState, 'chunks' | 'isFrozen'>): Promise<void> => {
    const { ledger } = services;
    if (!state.isFrozen || number < state.chunks - lastChunks) return;
    if (await ledger.isDone(id)) await finishCampaign(services)(id);
  };
