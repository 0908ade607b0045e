import { expect, it } from 'vitest';
import type { Campaign } from '#contracts/campaigns/campaign.ts';
import { campaignForm, mailText } from '#test/support/mail-texts.ts';
import { campaignEntrySchema, campaignValues } from '#web/features/campaigns/model/campaign-values.ts';
import { templateEntrySchema, templateValues } from '#web/features/templates/model/template-values.ts';

const texts = { en: mailText({ nameless: 'friends' }), he: mailText() };

it('the words for a missing name come back from the form of a campaign, and none are no field', () => {
  const values = campaignValues(campaignForm({ texts }) as Campaign);
  expect(campaignEntrySchema.parse(values).texts).toEqual(texts);
  values.texts.en.nameless = '';
  expect(campaignEntrySchema.parse(values).texts).toEqual({ en: mailText(), he: mailText() });
});

it('the words for a missing name come back from the form of a template, and none are no field', () => {
  const values = templateValues({ name: 'Letter', category: 'newsletter', texts });
  expect(templateEntrySchema.parse(values).texts).toEqual(texts);
  values.texts.en.nameless = '';
  expect(templateEntrySchema.parse(values).texts).toEqual({ en: mailText(), he: mailText() });
});
