import { makeIn, type SliceAudited, type SliceSamples } from '#test/security/sample.ts';
import { errorReport } from '#test/support/error-report.ts';

export const samples = (({ product }) => {
  const made = makeIn(product);
  const errorGroup = async () => {
    await made('POST /api/admin/log-error', errorReport());
    const { items } = (await product.send('GET /api/admin/errors', { token: await product.admin() })).body;
    return `/api/admin/errors/${items[0].id}`;
  };

  return {
    logError: () => ({ body: errorReport() }),
    listErrorGroups: () => ({}),
    getErrorGroup: async () => ({ path: await errorGroup() }),
    changeErrorState: async () => ({ path: `${await errorGroup()}/state`, body: { state: 'resolved' } }),
  };
}) satisfies SliceSamples;

export const audited: SliceAudited = {
  changeErrorState: ['error.resolve'],
};
