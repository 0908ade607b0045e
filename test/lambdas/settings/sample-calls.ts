import { initialSettings } from '#contracts/settings/sections.ts';
import type { SliceAudited, SliceSamples } from '#test/security/sample.ts';

export const samples = (({ product }) => {
  const sectionsOf = async () =>
    (await product.send('GET /api/admin/settings', { token: await product.admin() })).body.sections;
  return {
    getSettings: () => ({}),
    async saveSettings() {
      const { version, values } = (await sectionsOf()).theme;
      const initialTheme = values.initialTheme === 'dark' ? 'light' : 'dark';
      return { body: { sections: { theme: { version, values: { ...initialSettings.theme, initialTheme } } } } };
    },
    listSettingsHistory: () => ({ path: '/api/admin/settings/theme/history' }),
    async saveSecret() {
      const { version } = (await sectionsOf()).integrations;
      return { path: '/api/admin/settings/secrets/sendgridKey', body: { value: 'SG.kept-nowhere-else', version } };
    },
    clearCache: () => ({ body: { layer: 'edge' } }),
    sendTestMail: () => ({ body: { to: 'somebody@dance.example', language: 'en' } }),
    // Amazon SES has no log-in that could be tried: anyone who may call it may send.
    testMailConnection: () => ({}),
    getPageText: () => ({ path: '/api/admin/page-texts/privacy' }),
    async savePageText() {
      const path = '/api/admin/page-texts/privacy';
      const { texts } = (await product.send(`GET ${path}`, { token: await product.admin() })).body;
      const { version, text } = texts.fr;
      return { path: `${path}/fr`, body: { version, text: text === 'Un' ? 'Deux' : 'Un' } };
    },
    async removeSecret() {
      const path = '/api/admin/settings/secrets/gatewayKey';
      await product.send(`PUT ${path}`, {
        token: await product.admin(),
        body: { value: 'a key', version: (await sectionsOf()).aiGateway.version },
      });
      return { path };
    },
  };
}) satisfies SliceSamples;

export const audited: SliceAudited = {
  saveSettings: ['settings.update'],
  saveSecret: ['settings.setSecret'],
  removeSecret: ['settings.removeSecret'],
  savePageText: ['settings.updatePage'],
  clearCache: ['settings.clearCache'],
  sendTestMail: ['settings.sendTestMail'],
  testMailConnection: [],
};
