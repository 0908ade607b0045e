import { confirmSession } from '../account/confirmation.ts';
import * as account from '../account/endpoints.ts';
import * as secondFactor from '../account/second-factor.ts';
import * as aiFeedback from '../ai-usage/feedback.ts';
import { reportVisits } from '../analytics/visits.ts';
import { getChatTexts } from '../assistant/chat-texts.ts';
import { ask, askHybrid, askWithRag } from '../assistant/endpoints.ts';
import * as auth from '../auth/endpoints.ts';
import { getPost, listPosts } from '../blog/endpoints.ts';
import { getBrand, listBrands, listProducts } from '../catalog/endpoints.ts';
import { listModels } from '../catalog/known-models.ts';
import * as errorLog from '../error-log/endpoints.ts';
import { getAnsweringKnowledge } from '../knowledge/answering.ts';
import { getLetter, listLetters } from '../letters/endpoints.ts';
import * as newsletter from '../newsletter/endpoints.ts';
import { showNotFound } from '../pages/endpoints.ts';
import * as relay from '../relay/endpoints.ts';
import { getAnalyticsConfig, getEdgeAnalyticsConfig, getTelemetryConfig } from '../relay/statistics.ts';
import { checkHealth, getSiteConfig } from '../site/endpoints.ts';
import { listTips } from '../tips/endpoints.ts';

/** The data of pages and other public reads. */
export const contentEndpoints = [
  checkHealth,
  getSiteConfig,
  getAnalyticsConfig,
  getEdgeAnalyticsConfig,
  getTelemetryConfig,
  getChatTexts,
  listBrands,
  getBrand,
  listProducts,
  listModels,
  listPosts,
  getPost,
  listLetters,
  getLetter,
] as const;

export const pagesEndpoints = [showNotFound] as const;

/** Logging in and out: every call that a stranger can make and that concerns identities. */
export const authEndpoints = [
  auth.getBotCheck,
  auth.login,
  auth.signUp,
  auth.resendSignUpCode,
  auth.requestPasswordReset,
  auth.resetPassword,
  auth.verify,
  auth.refresh,
  auth.logout,
  auth.answerChallenge,
  auth.resendChallengeCode,
] as const;

/** The caller's own account. */
export const accountEndpoints = [
  confirmSession,
  secondFactor.beginFactorProof,
  secondFactor.beginTotp,
  secondFactor.confirmTotp,
  secondFactor.beginEmailFactor,
  secondFactor.confirmEmailFactor,
  secondFactor.disableSecondFactor,
  secondFactor.renewRecoveryCodes,
  account.getAccount,
  account.updateAccount,
  account.beginEmailChange,
  account.confirmEmailChange,
  account.acceptInvitation,
  account.undoEmailChange,
  account.changeUsername,
  account.changePassword,
  account.listDevices,
  account.revokeDevice,
  account.revokeOtherDevices,
  account.exportAccount,
  account.deleteAccount,
  listTips,
] as const;

/** The reports of browsers about themselves, and of pages about their visitors. */
export const reportsEndpoints = [errorLog.logError, reportVisits] as const;

/** The calls that readers of mail to many can make without logging in. */
export const newsletterEndpoints = [
  newsletter.subscribe,
  newsletter.confirmSubscription,
  newsletter.readMailPreferences,
  newsletter.saveMailPreferences,
  newsletter.unsubscribe,
  newsletter.showUnsubscribe,
] as const;

/** Questions of visitors, and what answers are composed from. */
export const assistantEndpoints = [askHybrid, askWithRag, ask, getAnsweringKnowledge, aiFeedback.rateAnswer] as const;

/** The calls that are handed on to services of others. */
export const relayEndpoints = [relay.getBeacon, relay.reportVisit, relay.sendTelemetry] as const;
