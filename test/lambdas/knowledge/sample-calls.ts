import { passageFacts, passageText } from '#test/lambdas/knowledge/passages-harness.ts';
import type { SliceAudited, SliceSamples } from '#test/security/sample.ts';

export const samples = (({ product }) => {
  const passage = async () => {
    const body = { language: 'en', facts: passageFacts(), text: passageText() };
    const reply = await product.send('POST /api/admin/knowledge', { token: await product.admin(), body });
    if (reply.status !== 201) throw new Error(`no passage: ${reply.text}`);
    return `/api/admin/knowledge/${reply.body.id}`;
  };
  return {
    getAnsweringKnowledge: () => ({ path: '/api/ai/knowledge/he' }),
    listPassages: () => ({}),
    listPassageSubjects: () => ({}),
    getPassage: async () => ({ path: await passage() }),
    createPassage: () => ({ body: { language: 'he', facts: passageFacts(), text: passageText() } }),
    savePassageFacts: async () => ({
      path: `${await passage()}/facts`,
      body: { version: 1, facts: passageFacts({ safety: true }) },
    }),
    savePassageText: async () => ({
      path: `${await passage()}/languages/en`,
      body: { version: 1, text: passageText({ title: 'Elastic' }) },
    }),
    deletePassageText: async () => {
      const path = await passage();
      const body = { version: 0, text: passageText() };
      await product.send(`PUT ${path}/languages/ru`, { token: await product.admin(), body });
      return { path: `${path}/languages/ru?version=1` };
    },
    deletePassage: async () => ({ path: `${await passage()}?version=1` }),
  };
}) satisfies SliceSamples;

export const audited: SliceAudited = {
  createPassage: ['passage.create'],
  savePassageFacts: ['passage.update'],
  savePassageText: ['passage.saveText'],
  deletePassageText: ['passage.deleteText'],
  deletePassage: ['passage.delete'],
};
