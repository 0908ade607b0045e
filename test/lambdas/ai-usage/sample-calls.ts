import type { SliceAudited, SliceSamples } from '#test/security/sample.ts';
import { askUnknown, newAddress } from '#test/support/ask-unknown.ts';

const question = { question: 'Who founded Bloch?', language: 'en' };

export const samples = (({ product }) => ({
  async rateAnswer() {
    const { id } = (await product.send('POST /api/ai/ask', { body: question, from: newAddress() })).body;
    return { body: { id, isHelpful: false, reason: 'unclear' } };
  },
  readAiStatus: () => ({}),
  probeAi: () => ({ body: { language: 'he' } }),
  readAiUsage: () => ({ path: '/api/admin/ai/usage?span=day' }),
  listOpenQuestions: () => ({}),
  dismissQuestion: async () => ({ path: `/api/admin/ai/questions/${await askUnknown(product)}` }),
})) satisfies SliceSamples;

export const audited: SliceAudited = {
  dismissQuestion: ['question.dismiss'],
  probeAi: [],
};
