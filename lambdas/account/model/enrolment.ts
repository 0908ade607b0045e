/** At most one enrolment of a kind for each user; a new one replaces the former. */
export const enrolment = (kind: 'totp' | 'email', userId: string) => `enrol ${kind} ${userId}`;
export const emailChange = (userId: string) => `new email ${userId}`;
export const factorProof = (userId: string) => `prove ${userId}`;
