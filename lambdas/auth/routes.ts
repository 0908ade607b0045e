import type { registry } from '#contracts/registry.ts';
import type { Routes } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { LoginServices } from './services.ts';
import { answerChallenge } from './use-cases/answer-challenge.ts';
import { logIn } from './use-cases/log-in.ts';
import { requestPasswordReset } from './use-cases/request-password-reset.ts';
import { resendChallengeCode } from './use-cases/resend-challenge-code.ts';
import { resendSignUpCode } from './use-cases/resend-sign-up-code.ts';
import { resetPassword } from './use-cases/reset-password.ts';
import { signUp } from './use-cases/sign-up.ts';
import { logOut, refreshToken, verifyToken } from './use-cases/tokens.ts';

export const authRoutes = (services: LoginServices): Routes<(typeof registry)['auth']> => ({
  async getBotCheck() {
    const challenge = await services.botCheck.challenge();
    if (!challenge) throw new ProblemError('notFound');
    return { challenge };
  },
  login: logIn(services),
  signUp: signUp(services),
  resendSignUpCode: resendSignUpCode(services),
  requestPasswordReset: requestPasswordReset(services),
  resetPassword: resetPassword(services),
  verify: verifyToken(services),
  refresh: refreshToken(services),
  logout: logOut(services),
  answerChallenge: answerChallenge(services),
  resendChallengeCode: resendChallengeCode(services),
});
