import type { SliceAudited, SliceSamples } from '#test/security/sample.ts';
import { someSession } from '#test/security/some-session.ts';

export const samples = (({ product, people }) => ({
  listSessions: () => ({}),
  revokeSession: async () => ({
    path: `/sessions/revoke/${await someSession(product, people, await people.someone())}`,
  }),
})) satisfies SliceSamples;

export const audited: SliceAudited = {
  revokeSession: ['session.revoke'],
};
