import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';

interface Issue {
  code?: string;
  message: string;
  /** The issues of each way of being right, where there are several. */
  errors?: Issue[][];
}

/** Where there are several ways of being right, what is nearest to one of them says why. */
const nearest = (issue: Issue): Issue => {
  const [first, ...others] = issue.errors ?? [];
  if (!first) return issue;
  return others.reduce((best, each) => (each.length < best.length ? each : best), first)[0] ?? issue;
};

/** The first fault of each field. The package's own resolver knows older schemas too, and every form would pay for that. */
export const schemaResolver =
  <Values extends FieldValues, Sent>(schema: ZodMiniType<Sent, Values>): Resolver<Values, unknown, Sent> =>
  async (values, _, options) => {
    const { success, data, error } = await schema.safeParseAsync(values);
    if (success) return { values: data, errors: {} };
    const faults: FieldErrors = {};
    for (const issue of error.issues) {
      const { code = 'custom', message } = nearest(issue as Issue);
      faults[issue.path.join('.')] ??= { type: code, message };
    }
    return { values: {}, errors: toNestErrors<Values>(faults, options) };
  };
