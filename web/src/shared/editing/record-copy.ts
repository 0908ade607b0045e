import * as z from 'zod/mini';
import { unsavedCopy } from '../drafts/unsaved-copy.ts';
import { isGroup } from './differences.ts';

/** Whether a value has the fields of `sample`, each of the same kind. */
const hasShapeOf = (value: unknown, sample: unknown): boolean => {
  if (!isGroup(sample)) return Array.isArray(value) === Array.isArray(sample) && typeof value === typeof sample;
  return isGroup(value) && Object.entries(sample).every(([name, field]) => hasShapeOf(value[name], field));
};

/**
 * The unsaved form of one record, with what it was typed over. `sample` is such a form: what an older build kept
 * otherwise counts as none.
 */
export const recordCopy = <Values extends object>(name: string, sample: Values) => {
  const form = z.custom<Values>((value) => hasShapeOf(value, sample));
  return unsavedCopy(name, z.object({ base: form, values: form }));
};
