import { problemSchema } from './problem.ts';

/** Where a password or a code is tried: too many attempts are answered 429. */
export const attemptRefusals = { 400: problemSchema, 401: problemSchema, 429: problemSchema };

/** Where an administrator has to be logged in. */
export const adminRefusals = { 400: problemSchema, 401: problemSchema, 403: problemSchema };

/** The same for a change of something that may be gone by now (404), or be in the way of the change (409). */
export const changeRefusals = { ...adminRefusals, 404: problemSchema, 409: problemSchema };
