import type { AccountServices } from './services.ts';

/** At most one enrolment of a kind for each user; a new one replaces the former. */
export const enrolment = (kind: 'totp' | 'email', userId: string) => `enrol ${kind} ${userId}`;
export const emailChange = (userId: string) => `new email ${userId}`;
export const factorProof = (userId: string) => `prove ${userId}`;

/** Whatever was begun with the former password, perhaps by somebody else with the same token, cannot be finished. */
export const endSteps = async ({ challenges }: Pick<AccountServices, 'challenges'>, userId: string): Promise<void> => {
  const steps = [enrolment('totp', userId), enrolment('email', userId), emailChange(userId), factorProof(userId)];
  await Promise.all(steps.map((step) => challenges.end(step)));
};
