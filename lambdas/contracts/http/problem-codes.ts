import { slices } from '../slices/index.ts';
import type { ProblemCode } from './problem.ts';

/** The HTTP status of each refusal. Not for the browser, which gets the text with the reply. */
export const problemStatuses: Readonly<Record<ProblemCode, number>> = Object.assign(
  {},
  ...slices.map((slice) => ('problems' in slice ? slice.problems : {})),
);

export const problemCodes = Object.keys(problemStatuses) as ProblemCode[];
