/** At most one enrolment of a kind for each user; a new one replaces the former. */
export const enrolment = (kind: 'totp' | 'email', userId: string) => `enrol ${kind} ${userId}`;
