import { declareTable, type SliceDeclaration } from './declaration.ts';

export const auth = {
  problems: {
    confirmationNeeded: 403,
    factorCodeNeeded: 403,
    invalidCredentials: 401,
    tooManyAttempts: 429,
    botCheckFailed: 400,
    tokenInvalid: 401,
    challengeExpired: 401,
    codeInvalid: 400,
    codeNotResent: 400,
    mailNotSent: 503,
    accountUnconfirmed: 403,
    passwordTooCommon: 400,
    passwordMustChange: 403,
    passwordWrong: 400,
    resetNotSent: 503,
    resetLinkInvalid: 400,
    signUpFailed: 400,
  },
} as const satisfies SliceDeclaration;

/** The parts that count and remember the steps of a log-in. */
const logIns = ['challenge', 'attempts'] as const;
const botChecks = ['botCheck'] as const;

export const authTable = declareTable({
  partitions: { challenge: 'CHALLENGE#', attempts: 'ATTEMPTS#', botCheck: 'BOT_CHECK#' },
  access: {
    auth: { reads: [...logIns, ...botChecks], writes: [...logIns, ...botChecks] },
    account: { reads: logIns, writes: logIns },
    users: { reads: logIns, writes: logIns },
    newsletter: { reads: ['attempts', ...botChecks], writes: ['attempts', ...botChecks] },
  },
});
