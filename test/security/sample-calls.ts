import type { AuditAction } from '#contracts/audit/endpoints.ts';
import type { EndpointId, MakeSample, SliceAudited, SliceSamples, Stage } from './sample.ts';

interface SampleModule {
  samples: SliceSamples;
  audited?: SliceAudited;
}
const modules = Object.values(import.meta.glob<SampleModule>('../lambdas/*/sample-calls.ts', { eager: true }));

/** One valid call for every endpoint, as the slices declare them; a test says which are missing. */
export const sampleCalls = (stage: Stage): Record<EndpointId, MakeSample> =>
  Object.assign({}, ...modules.map(({ samples }) => samples(stage)));

/** The audit log's entries for each sample call of an administrator; nothing where a slice names nothing. */
export const auditedCalls: Partial<Record<EndpointId, readonly AuditAction[]>> = Object.assign(
  {},
  ...modules.map(({ audited }) => audited ?? {}),
);

/** After these the caller cannot make the next call as if nothing had been. */
export const changesCaller: readonly EndpointId[] = [
  'logout',
  'confirmTotp',
  'beginEmailFactor',
  'confirmEmailFactor',
  'beginEmailChange',
  'confirmEmailChange',
  'changeUsername',
  'changePassword',
  'deleteAccount',
];
