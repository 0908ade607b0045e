import type { CampaignsServices } from '#lambdas/campaigns/services.ts';
import { figuresStore } from '#lambdas/campaigns/store/figures-store.ts';
import { listCampaigns } from '#lambdas/campaigns/use-cases/manage-campaigns.ts';
import { getCampaignReport, listRecipients } from '#lambdas/campaigns/use-cases/report-campaign.ts';
import {
  cancelCampaign,
  pauseCampaign,
  resumeCampaign,
  unscheduleCampaign,
} from '#lambdas/campaigns/use-cases/send-campaigns.ts';
import type { Pipeline } from './pipeline-harness.ts';

/** The acts of an administrator on a campaign of the pipeline, by the routes of the API. */
export const administrationOf = ({ campaigns, ledger, services, clock, table }: Pipeline) => {
  const { audit, log, slots } = services;
  const used = {
    ...{ campaigns, ledger, slots, audit, clock, log, figures: figuresStore(table) },
    wakes: { set: async () => undefined, cancel: async () => undefined },
  } satisfies Partial<CampaignsServices>;
  // These routes use nothing else.
  const whole = used as unknown as CampaignsServices;
  const call = (id: string, body: object = {}) =>
    ({
      ...{ pathParameters: { id }, body, query: {}, language: 'en' },
      caller: { userId: 'u', username: 'Odette', isAdmin: true, isConfirmed: true, originId: 'origin' },
      client: { ip: '203.0.113.7', userAgent: 'test' },
      operation: { id: 'once', finished: () => [] },
    }) as never;
  return {
    unschedule: async (id: string, version: number) => unscheduleCampaign(whole)(call(id, { version })),
    recipients: async (id: string) => listRecipients(whole)(call(id)),
    report: async (id: string) => getCampaignReport(whole)(call(id)),
    list: async () => listCampaigns(whole)(call('')),
    pause: async (id: string) => pauseCampaign(whole)(call(id)),
    cancel: async (id: string) => cancelCampaign(whole)(call(id)),
    resume: async (id: string) => resumeCampaign(whole)(call(id)),
  };
};
