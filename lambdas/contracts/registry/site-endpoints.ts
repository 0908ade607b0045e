import * as account from '../account.ts';
import * as aiFeedback from '../ai-feedback.ts';
import { reportVisits } from '../analytics/visits.ts';
import { getAnsweringKnowledge } from '../answering-knowledge.ts';
import { ask, askHybrid, askWithRag } from '../assistant.ts';
import * as auth from '../auth.ts';
import { getPost, listPosts } from '../blog.ts';
import { getBrand, listBrands, listProducts } from '../catalog.ts';
import { getChatTexts } from '../chat-texts.ts';
import { confirmSession } from '../confirmation.ts';
import * as errorLog from '../error-log.ts';
import { listModels } from '../known-models.ts';
import { getLetter, listLetters } from '../letters.ts';
import * as newsletter from '../newsletter.ts';
import { showNotFound } from '../pages.ts';
import * as relay from '../relay.ts';
import * as secondFactor from '../second-factor.ts';
import { checkHealth, getSiteConfig } from '../site.ts';
import { getAnalyticsConfig, getEdgeAnalyticsConfig, getTelemetryConfig } from '../statistics.ts';
import { listTips } from '../tips.ts';

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
