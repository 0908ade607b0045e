import { campaignTexts } from '#web/features/campaigns/texts.ts';
import { formTexts } from '#web/shared/form/texts.ts';
import { adminMeta } from '../frame/admin-meta.ts';

export const meta = adminMeta('campaigns');

export const texts = [campaignTexts, formTexts];

export { CampaignsScreen as Component } from '#web/features/campaigns/components/list/campaigns-screen.tsx';
