import type { SliceAudited, SliceSamples } from '#test/security/sample.ts';
import { mailText, templateForm } from '#test/support/mail-texts.ts';

export const samples = (({ product }) => {
  const template = async () => {
    const call = { token: await product.admin(), body: templateForm() };
    const { status, body, text } = await product.send('POST /api/admin/templates', call);
    if (status !== 201) throw new Error(`no template: ${text}`);
    return { path: `/api/admin/templates/${body.id}`, version: body.version };
  };

  return {
    listTemplates: () => ({}),
    getTemplate: async () => ({ path: (await template()).path }),
    createTemplate: () => ({ body: templateForm() }),
    saveTemplate: async () => {
      const { path, version } = await template();
      return { path, body: { version, ...templateForm({ name: 'For the stage' }) } };
    },
    duplicateTemplate: async () => ({ path: `${(await template()).path}/duplicate`, body: { name: 'A copy' } }),
    deleteTemplate: async () => ({ path: (await template()).path }),
    previewMail: () => ({ body: { category: 'welcome', language: 'en', text: mailText() } }),
  };
}) satisfies SliceSamples;

export const audited: SliceAudited = {
  createTemplate: ['template.create'],
  saveTemplate: ['template.update'],
  duplicateTemplate: ['template.duplicate'],
  deleteTemplate: ['template.delete'],
  previewMail: [],
};
