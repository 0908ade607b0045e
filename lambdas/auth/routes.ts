import type * as contracts from '#contracts/auth/endpoints.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { LoginServices } from './services.ts';
import { answerChallenge } from './use-cases/answer-challenge.ts';
import { login } from './use-cases/login.ts';
import { requestPasswordReset } from './use-cases/request-password-reset.ts';
import { resendChallengeCode } from './use-cases/resend-challenge-code.ts';
import { resendSignUpCode } from './use-cases/resend-sign-up-code.ts';
import { resetPassword } from './use-cases/reset-password.ts';
import { signUp } from './use-cases/sign-up.ts';
import { logout, refresh, verify } from './use-cases/tokens.ts';

export const authRoutes = (services: LoginServices): RoutesOf<typeof contracts> => ({
  getBotCheck: async () => ({ challenge: await services.botCheck.challenge() }),
  login: login(services),
  signUp: signUp(services),
  resendSignUpCode: resendSignUpCode(services),
  requestPasswordReset: requestPasswordReset(services),
  resetPassword: resetPassword(services),
  verify: verify(services),
  refresh: refresh(services),
  logout: logout(services),
  answerChallenge: answerChallenge(services),
  resendChallengeCode: resendChallengeCode(services),
});
