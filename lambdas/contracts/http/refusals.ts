import { problemSchema } from './problem.ts';

/** For endpoints that try a password or a code: too many attempts are answered 429. */
export const attemptRefusals = { 400: problemSchema, 401: problemSchema, 429: problemSchema };

/** For endpoints that require an administrator. */
export const adminRefusals = { 400: problemSchema, 401: problemSchema, 403: problemSchema };

/** The same for a change of a record that may no longer exist (404) or may prevent the change (409). */
export const changeRefusals = { ...adminRefusals, 404: problemSchema, 409: problemSchema };
