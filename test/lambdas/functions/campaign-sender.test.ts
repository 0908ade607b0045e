import { expect, it } from 'vitest';
import { campaignSenderBy } from '#lambdas/functions/wiring/campaign-sender.ts';
import { someSettings } from '#test/support/some-settings.ts';

const site = { name: 'נעלי פוינט', url: 'https://site.example', postalAddress: 'Tel Aviv' };

it('a campaign comes in the name that is set for its language, and else in that of the site', async () => {
  const { readSettings, set } = someSettings();
  const senderOf = campaignSenderBy(readSettings, async () => site, { MAIL_FROM: 'mail@site.example' });
  expect((await senderOf('he')).from).toEqual({ address: 'mail@site.example', name: 'נעלי פוינט' });
  set('integrations', { mailFromName: { he: 'הסטודיו', en: '', ru: '', fr: '', es: '' } });
  expect([(await senderOf('he')).from.name, (await senderOf('ru')).from.name]).toEqual(['הסטודיו', 'נעלי פוינט']);
});
