import type { CampaignForm } from '#contracts/campaigns/campaign.ts';
import type { TemplateForm } from '#contracts/templates/endpoints.ts';
import type { MailText } from '#contracts/templates/mail-text.ts';
import type { Block } from '#contracts/text/rich-text.ts';
import { textOf } from './content.ts';

/** One language of a mail to many. */
export const mailText = (change: Partial<MailText> = {}): MailText => ({
  subject: 'New shoes in the guide',
  preheader: 'Three models, and what they are for',
  body: textOf('{{greeting}}'),
  ...change,
});

export const mailTextOf = (...content: Block[]): MailText => mailText({ body: { type: 'doc', content } });

export const templateForm = (change: Partial<TemplateForm> = {}): TemplateForm => ({
  name: 'From the guide',
  category: 'newsletter',
  texts: { en: mailText() },
  ...change,
});

/** To all users, who read it in English. */
export const campaignForm = (change: Partial<CampaignForm> = {}): CampaignForm => ({
  ...{ name: 'Autumn letter', category: 'announcement', groups: ['all'], languages: ['en'], fallback: 'en' },
  texts: { en: mailText() },
  ...change,
});
