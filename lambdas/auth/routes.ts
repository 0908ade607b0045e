import type { registry } from '#contracts/registry.ts';
import type { Routes } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { answerChallenge } from './answer-challenge.ts';
import { logIn } from './log-in.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resendChallengeCode } from './resend-challenge-code.ts';
import { resendSignUpCode } from './resend-sign-up-code.ts';
import { resetPassword } from './reset-password.ts';
import type { LoginServices } from './services.ts';
import { signUp } from './sign-up.ts';
import { logOut, refreshToken, verifyToken } from './tokens.ts';

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
