import type { SliceAudited, SliceSamples } from '#test/security/sample.ts';

export const samples = (() => ({
  listAuditEntries: () => ({}),
  exportAuditEntries: () => ({ body: { resourceType: 'brand' } }),
})) satisfies SliceSamples;

export const audited: SliceAudited = {
  exportAuditEntries: ['audit.export'],
};
