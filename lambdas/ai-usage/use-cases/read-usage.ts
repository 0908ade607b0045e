import type * as contracts from '#contracts/ai-usage/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { beginningOf, stepsOf } from '../model/usage-step.ts';
import type { MonitoringServices } from '../services.ts';

export const readAiUsage =
  ({ usage, clock }: Pick<MonitoringServices, 'usage' | 'clock'>): Route<typeof contracts.readAiUsage> =>
  async ({ query: { span } }) => {
    const { step, names } = stepsOf(span, clock());
    return { steps: names.map(beginningOf), rows: await usage.rows(step, names[0] ?? '', names.at(-1) ?? '') };
  };
