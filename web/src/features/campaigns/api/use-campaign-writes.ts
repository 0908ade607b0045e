import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Campaign, CampaignForm } from '#contracts/campaigns/campaign.ts';
import { sendCampaignTest } from '#contracts/campaigns/checks.ts';
import {
  cancelCampaign,
  createCampaign,
  deleteCampaign,
  pauseCampaign,
  publishLetters,
  resumeCampaign,
  saveCampaign,
  scheduleCampaign,
  sendCampaign,
  unscheduleCampaign,
} from '#contracts/campaigns/endpoints.ts';
import type { SendTime } from '#contracts/campaigns/overview.ts';
import type { Input } from '#contracts/http/endpoint.ts';
import { write } from '#web/shared/api/write.ts';
import { campaignKey, campaignsKey, seen } from './campaign-queries.ts';

type Known = Pick<Campaign, 'id' | 'version'>;

/** The acts on a campaign. The screens show what the server has made of it. */
export const useCampaignWrites = () => {
  const { t } = useTranslation('campaigns');
  const queryClient = useQueryClient();
  const keep = async (campaign: Campaign): Promise<Campaign> => {
    queryClient.setQueryData(campaignKey(campaign.id), seen(campaign));
    await queryClient.invalidateQueries({ queryKey: campaignsKey });
    return campaign;
  };
  /** The report that is shown beside it follows at once. */
  const keepWithReport = async (campaign: Campaign): Promise<Campaign> => {
    await keep(campaign);
    await queryClient.invalidateQueries({ queryKey: campaignKey(campaign.id) });
    return campaign;
  };
  /** Where a call is refused because the campaign has moved on, the screen shows where it stands. */
  const orLook = (id: string) => async (error: unknown) => {
    await queryClient.invalidateQueries({ queryKey: campaignKey(id) });
    throw error;
  };
  const step =
    (endpoint: typeof pauseCampaign | typeof resumeCampaign | typeof cancelCampaign) =>
    ({ id }: Known) =>
      write(endpoint, { pathParameters: { id }, failureText: t('stepFailed') }).then(
        keepWithReport,
        orLook(id),
      ) as Promise<Campaign>;
  return {
    create: (body: Input<typeof createCampaign, 'body'>) =>
      write(createCampaign, { body, failureText: t('createFailed') }).then(keep),
    save: (id: string, form: CampaignForm, version: number, idempotencyKey: string) =>
      write(saveCampaign, {
        pathParameters: { id },
        body: { ...form, version },
        idempotencyKey,
        failureText: t('saveFailed'),
      }).then(keep),
    remove: async (id: string) => {
      await write(deleteCampaign, { pathParameters: { id }, failureText: t('deleteFailed') });
      await queryClient.invalidateQueries({ queryKey: campaignsKey });
    },
    send: ({ id, version }: Known) =>
      write(sendCampaign, { pathParameters: { id }, body: { version }, failureText: t('sendFailed') }).then(
        keep,
        orLook(id),
      ) as Promise<Campaign>,
    schedule: ({ id, version }: Known, plan: SendTime) =>
      write(scheduleCampaign, {
        pathParameters: { id },
        body: { version, plan },
        failureText: t('scheduleFailed'),
      }).then(keep, orLook(id)) as Promise<Campaign>,
    takeBack: ({ id, version }: Known) =>
      write(unscheduleCampaign, { pathParameters: { id }, body: { version }, failureText: t('takeBackFailed') }).then(
        keep,
        orLook(id),
      ) as Promise<Campaign>,
    publish: (id: string, isPublic: boolean) =>
      write(publishLetters, { pathParameters: { id }, body: { isPublic }, failureText: t('publishFailed') }).then(keep),
    pause: step(pauseCampaign),
    resume: step(resumeCampaign),
    cancel: step(cancelCampaign),
    test: (id: string, body: Input<typeof sendCampaignTest, 'body'>, failureText: string) =>
      write(sendCampaignTest, { pathParameters: { id }, body, failureText }),
  };
};
