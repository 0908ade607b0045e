import { readersStore } from '#lambdas/newsletter/index.ts';
import { newForm, type SliceAudited, type SliceSamples } from '#test/security/sample.ts';

export const samples = (({ product, operator }) => {
  /** Of a link in a newsletter, which a campaign would have sent. */
  const tokenOf = async (email: string) => {
    const tokens = await readersStore(operator.table, Date.now).ensure([{ email, language: 'en' }]);
    return tokens.get(email.toLowerCase()) ?? '';
  };
  /** Of the link in the mail that asks for a confirmation. */
  const request = async () => {
    const { email } = newForm();
    const body = { email, language: 'en', turnstileToken: await operator.botCheck() };
    await product.send('POST /api/newsletter/subscribe', { body });
    return product.confirmationToken(email);
  };

  return {
    listReaders: () => ({}),
    countReaders: () => ({}),
    exportReaders: () => ({ body: {} }),
    checkReaderImport: () => ({ body: { rows: [{ email: newForm().email, language: 'en' }] } }),
    importReaders: () => ({
      body: {
        id: crypto.randomUUID(),
        rows: [{ email: newForm().email, language: 'en' }],
        proof: { given: '2026-11-01', from: 'Class list', collectedBy: '' },
        isStated: true,
      },
    }),
    suppressReader: () => ({ body: { email: newForm().email } }),
    async getReaderHistory() {
      const { email } = newForm();
      await tokenOf(email);
      return { path: `/api/admin/readers/history?email=${email}` };
    },
    unsubscribeReader: () => ({ body: { email: newForm().email } }),
    findSuppression: () => ({ path: `/api/admin/readers/suppression?email=${newForm().email}` }),
    async releaseReader() {
      const { email } = newForm();
      await readersStore(operator.table, Date.now).suppress({ email, language: 'en' }, 'complained');
      return { body: { email } };
    },
    subscribe: async () => ({
      body: { email: newForm().email, language: 'en', turnstileToken: await operator.botCheck() },
    }),
    confirmSubscription: async () => ({ body: { token: await request() } }),
    readMailPreferences: async ({ email }) => ({ body: { token: await tokenOf(email) } }),
    saveMailPreferences: async ({ email }) => ({
      body: { token: await tokenOf(email), newsletter: true, announcements: false, language: 'en' },
    }),
    unsubscribe: async ({ email }) => ({ path: `/api/newsletter/unsubscribe/${await tokenOf(email)}` }),
    showUnsubscribe: async ({ email }) => ({ path: `/api/newsletter/unsubscribe/${await tokenOf(email)}` }),
  };
}) satisfies SliceSamples;

export const audited: SliceAudited = {
  suppressReader: ['reader.suppress'],
  unsubscribeReader: ['reader.unsubscribe'],
  releaseReader: ['reader.release'],
  exportReaders: ['reader.export'],
  checkReaderImport: [],
  importReaders: ['reader.import'],
};
