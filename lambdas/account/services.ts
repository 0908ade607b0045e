import type { AuthServices } from '#lambdas/auth/index.ts';

export type AccountServices = AuthServices;

export const nowOf = ({ clock }: Pick<AccountServices, 'clock'>): string => new Date(clock()).toISOString();
