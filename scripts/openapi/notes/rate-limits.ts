import { ratingRate } from '#lambdas/ai-usage/store/usage-store.ts';
import { mostReports } from '#lambdas/analytics/model/most-reports.ts';
import { mostQuestions, probeRate } from '#lambdas/assistant/store/question-limits.ts';
import { type AttemptKind, attemptRules } from '#lambdas/auth/model/attempts.ts';
import { campaignTestRate } from '#lambdas/campaigns/store/test-mail-limits.ts';
import { reportRates } from '#lambdas/error-log/store/report-limits.ts';
import { settingsTestRate } from '#lambdas/settings/store/test-limits.ts';

interface Rate {
  most: number;
  seconds: number;
}
const stretches: Record<number, string> = { 60: 'a minute', 3600: 'an hour', 86400: 'a day' };
const often = ({ most, seconds }: Rate, by: string): string =>
  `${most} times ${stretches[seconds] ?? `in ${seconds} seconds`} for each ${by}.`;

const time = (seconds: number): string => {
  if (seconds < 60) return `${seconds} seconds`;
  return seconds === 60 ? 'minute' : `${seconds / 60} minutes`;
};
/** How many attempts are free, and how long one then waits. */
const attempts = (kind: AttemptKind, what: string): string => {
  const { free, firstDelay, longestDelay } = attemptRules[kind];
  const wait =
    firstDelay === longestDelay ? time(firstDelay) : `${time(firstDelay)}, doubling up to ${time(longestDelay)}`;
  return `${free} ${what} a day, then one every ${wait}.`;
};

const password = `${attempts('password', 'wrong passwords for each account, from browsers that it does not know,')} Settings may say otherwise. ${attempts('passwordByAddress', 'from one address')}`;
const ownPassword = attempts('password', 'wrong passwords for each account');
const code = attempts('code', 'wrong codes for each account');
const codeByAddress = attempts('codeByAddress', 'from one address');
const codeMail = `One code by mail a minute; ${attempts('codeMail', 'mails for each account')}`;
const setUpCode = attempts('setUpCode', 'wrong first codes for each account');
const mailsTo = (kind: AttemptKind) => attempts(kind, 'mails to one address');
const question = [
  often({ most: mostQuestions.ofMinute, seconds: 60 }, 'address'),
  often({ most: mostQuestions.ofDay, seconds: 86_400 }, 'address'),
].join(' ');
const proof = `${ownPassword} ${code}`;
/** The pool of users has limits of its own. */
const ofIdentities = 'No limit of its own; one that the directory of users sets is passed on.';
const ofTheService = 'As the service allows to which it is handed on.';

/** How often a call may be made before it is refused with 429. The numbers are those that the code counts by. */
export const rateLimits: Readonly<Record<string, string>> = {
  login: password,
  signUp: `${attempts('signUpByAddress', 'from one address')} ${mailsTo('signUpMail')}`,
  resendSignUpCode: `${attempts('signUpByAddress', 'from one address')} ${codeMail}`,
  requestPasswordReset: `${attempts('resetByAddress', 'from one address')} ${mailsTo('resetMail')}`,
  resetPassword: `${attempts('resetCode', 'wrong codes for each account')} ${codeByAddress}`,
  answerChallenge: `${code} ${codeByAddress}`,
  resendChallengeCode: `${codeMail} ${codeByAddress}`,
  confirmSession: proof,
  beginFactorProof: `${ownPassword} ${codeMail}`,
  beginTotp: proof,
  confirmTotp: setUpCode,
  beginEmailFactor: `${proof} ${codeMail}`,
  confirmEmailFactor: setUpCode,
  disableSecondFactor: proof,
  renewRecoveryCodes: proof,
  updateAccount: ofIdentities,
  beginEmailChange: `${proof} ${mailsTo('changeMail')}`,
  confirmEmailChange: setUpCode,
  acceptInvitation: codeByAddress,
  undoEmailChange: codeByAddress,
  changeUsername: ofIdentities,
  changePassword: ownPassword,
  revokeDevice: ofIdentities,
  deleteAccount: proof,
  mailUser: attempts('administratorMail', 'mails from each administrator'),
  logError: often(reportRates.reports, 'address'),
  reportVisits: `${mostReports.visitor} times a minute for each visitor, ${mostReports.address} for each address; what is more is not counted.`,
  sendTestMail: often(settingsTestRate, 'administrator'),
  testMailConnection: often(settingsTestRate, 'administrator'),
  sendCampaignTest: often(campaignTestRate, 'administrator'),
  sendTemplateTest: often(campaignTestRate, 'administrator'),
  subscribe: `${attempts('newsletterByAddress', 'from one address')} ${mailsTo('newsletterMail')}`,
  reportVisit: ofTheService,
  sendTelemetry: ofTheService,
  askHybrid: question,
  askWithRag: question,
  ask: question,
  rateAnswer: often(ratingRate, 'visitor'),
  probeAi: often(probeRate, 'administrator'),
};
