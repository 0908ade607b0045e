import { useSearchParams } from 'react-router';
import { type CampaignStatus, campaignStatuses } from '#contracts/campaigns/overview.ts';
import { type PageSize, toPageSize } from '#web/shared/admin-theme/lists/pager.tsx';

export interface CampaignView {
  status: CampaignStatus | undefined;
  pageSize: PageSize;
}

/** The part of the list that is shown; the address holds it. */
export const useCampaignView = () => {
  const [parameters, setParameters] = useSearchParams();
  const view: CampaignView = {
    status: campaignStatuses.find((status) => status === parameters.get('status')),
    pageSize: toPageSize(parameters.get('pageSize')) ?? 25,
  };
  const change = (changes: Partial<CampaignView>) => {
    const address = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries({ ...view, ...changes })) {
      if (value) address.set(name, `${value}`);
      else address.delete(name);
    }
    setParameters(address, { preventScrollReset: true });
  };
  return { view, change };
};
