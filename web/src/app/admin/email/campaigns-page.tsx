import { campaignTexts } from '#web/features/campaigns/texts.ts';
import { validationTexts } from '#web/shared/form/validation-texts.ts';
import { adminMeta } from '../frame/admin-meta.ts';

export const meta = adminMeta('campaigns');

export const texts = [campaignTexts, validationTexts];

export { CampaignsScreen as Component } from '#web/features/campaigns/components/list/campaigns-screen.tsx';
