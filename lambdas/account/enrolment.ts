/** One of a kind at a time for each user: a new one replaces the former. */
export const enrolment = (kind: 'totp' | 'email', userId: string) => `enrol ${kind} ${userId}`;
