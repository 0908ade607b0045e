import { languages } from '#contracts/text/language.ts';
import type { SliceAudited, SliceSamples } from '#test/security/sample.ts';
import { campaignForm, mailText, templateForm } from '#test/support/mail-texts.ts';
import { saveSettings } from '#test/support/save-settings.ts';

export const samples = (({ product }) => {
  const postalAddress = Object.fromEntries(languages.map((language) => [language, '1 Stage Street'])) as never;
  let addressSaved: Promise<void> | undefined;
  /** A draft that could be sent. */
  const campaign = async (action = '') => {
    addressSaved ??= saveSettings(product, { campaigns: { postalAddress } });
    await addressSaved;
    const token = await product.admin();
    const made = await product.send('POST /api/admin/campaigns', { token, body: { name: 'Autumn letter' } });
    if (made.status !== 201) throw new Error(`no campaign: ${made.text}`);
    const path = `/api/admin/campaigns/${made.body.id}`;
    const saved = await product.send(`PUT ${path}`, { token, body: { version: made.body.version, ...campaignForm() } });
    return { path: `${path}${action}`, version: saved.body.version as number };
  };
  const plan = { date: '2099-01-01', time: '09:00', timeZone: 'Asia/Jerusalem' };
  const scheduled = async () => {
    const { path, version } = await campaign();
    const call = { token: await product.admin(), body: { version, plan } };
    const { status, body, text } = await product.send(`POST ${path}/schedule`, call);
    if (status !== 200) throw new Error(`not scheduled: ${text}`);
    return { path: `${path}/unschedule`, body: { version: body.version } };
  };
  /** Of a campaign that is not being sent. */
  const tooEarly = async (action: string) => ({ path: (await campaign(action)).path, status: 409 });

  return {
    listCampaigns: () => ({}),
    createCampaign: () => ({ body: { name: 'Autumn letter' } }),
    countAudience: () => ({ body: { category: 'newsletter', groups: ['newsletter'], languages: ['en'] } }),
    getCampaign: async () => ({ path: (await campaign()).path }),
    saveCampaign: async () => {
      const { path, version } = await campaign();
      return { path, body: { version, ...campaignForm({ name: 'Winter letter' }) } };
    },
    deleteCampaign: async () => ({ path: (await campaign()).path }),
    scheduleCampaign: async () => {
      const { path, version } = await campaign('/schedule');
      return { path, body: { version, plan } };
    },
    sendCampaign: async () => {
      const { path, version } = await campaign('/send');
      return { path, body: { version } };
    },
    unscheduleCampaign: scheduled,
    publishLetters: async () => ({ ...(await tooEarly('/letters')), body: { isPublic: true } }),
    pauseCampaign: () => tooEarly('/pause'),
    resumeCampaign: () => tooEarly('/resume'),
    cancelCampaign: () => tooEarly('/cancel'),
    checkCampaign: async () => ({ path: (await campaign('/check')).path }),
    showCampaignMail: async () => ({ path: (await campaign('/mails/en')).path }),
    sendCampaignTest: async () => ({
      path: (await campaign('/test')).path,
      body: { language: 'en', to: ['odette@site.example'] },
    }),
    sendTemplateTest: async () => {
      const call = { token: await product.admin(), body: templateForm() };
      const { status, body, text } = await product.send('POST /api/admin/templates', call);
      if (status !== 201) throw new Error(`no template: ${text}`);
      const typed = { category: 'newsletter', language: 'en', text: mailText() };
      return { path: `/api/admin/templates/${body.id}/test`, body: { ...typed, to: ['odette@site.example'] } };
    },
    getCampaignReport: async () => ({ path: (await campaign('/report')).path }),
    listRecipients: async () => ({ path: (await campaign('/recipients')).path }),
    exportRecipients: async () => ({ path: (await campaign('/recipients/export')).path, body: {} }),
  };
}) satisfies SliceSamples;

export const audited: SliceAudited = {
  createCampaign: ['campaign.create'],
  saveCampaign: ['campaign.update'],
  deleteCampaign: ['campaign.delete'],
  scheduleCampaign: ['campaign.schedule'],
  sendCampaign: ['campaign.send'],
  unscheduleCampaign: ['campaign.unschedule'],
  sendCampaignTest: ['campaign.sendTest'],
  sendTemplateTest: ['template.sendTest'],
  exportRecipients: ['campaign.export'],
  // Of campaigns that are being sent: other tests of the slice have their entries.
  pauseCampaign: [],
  publishLetters: [],
  resumeCampaign: [],
  cancelCampaign: [],
  countAudience: [],
  checkCampaign: [],
};
