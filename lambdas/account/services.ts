import type { AuthServices } from '#lambdas/auth/index.ts';

export type AccountServices = AuthServices;
