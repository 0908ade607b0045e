import * as z from 'zod/mini';
import { mailProviders } from '../platform/mail-providers.ts';
import { isHostName } from '../text/host-name.ts';
import {
  asSecureAddress,
  isEmbeddingModelId,
  isMeasurementId,
  isModelId,
  isSecureAddress,
  isSiteToken,
  parseDsn,
} from './forms.ts';
import { brokenPriceRule } from './model-prices.ts';
import { choice, code, codeLines, number, shortText, shortTextByLanguage, toggle } from './setting.ts';

const emailFormat = z.email();

/** Google Analytics. */
export const analytics = {
  enabled: toggle(false, ['visitorStatistics', 'pages']),
  measurementId: code(24, { isRight: isMeasurementId, rule: 'measurementId' }, ['visitorStatistics', 'pages']),
  /** Whether it may store anything before a visitor has said so. Storage for advertising is never granted. */
  storage: choice(['granted', 'denied'], 'granted', ['visitorStatistics', 'pages']),
};

/** Cloudflare's Web Analytics. */
export const edgeAnalytics = {
  enabled: toggle(false, ['visitorStatistics', 'pages']),
  siteTag: code(32, { isRight: isSiteToken, rule: 'siteTag' }, ['visitorStatistics']),
};

const model = () => code(200, { isRight: isModelId, rule: 'modelId' }, ['assistant']);
/** Which models answer, and what they may cost; without one, answers are composed from the knowledge alone. */
export const aiModels = {
  he: model(),
  en: model(),
  ru: model(),
  fr: model(),
  es: model(),
  /** Asked where the model of the language does not answer, or writes what its sources do not say. */
  second: model(),
  /** Determines the meaning of texts, to find passages that share no word with a question; empty: words alone count. */
  embeddings: code(200, { isRight: isEmbeddingModelId, rule: 'embeddingModelId' }, ['assistant']),
  /** A model without a price is never asked. */
  prices: codeLines(4_000, brokenPriceRule, ['assistant']),
  dayBudget: number(1, { min: 0, max: 1_000, unit: 'dollars' }, ['assistant']),
  monthBudget: number(10, { min: 0, max: 10_000, unit: 'dollars' }, ['assistant']),
  /** That models answer for one visitor; after them the site answers by itself. */
  visitorQuestions: number(50, { min: 0, max: 1_000, unit: 'questions' }, ['assistant']),
  /** That wait for models at the same moment: each keeps a run of a function busy, of which a new account has ten in all. */
  questionsAtOnce: number(4, { min: 1, max: 100, unit: 'questions' }, ['assistant']),
};

export const aiGateway = {
  /** Whether models are asked at all. */
  enabled: toggle(false, ['assistant']),
  /** Of a service that speaks Bedrock's Converse API; empty: Bedrock itself, in the region of the site. */
  address: code(2_048, { isRight: isSecureAddress, rule: 'secureAddress', tidy: asSecureAddress }, ['assistant']),
};

export const integrations = {
  mailProvider: choice(mailProviders, 'ses', ['mail']),
  mailFrom: code(254, { isRight: (value) => emailFormat.safeParse(value).success, rule: 'invalidEmail' }, ['mail']),
  mailFromName: shortTextByLanguage(60, ['mail']),
  smtpHost: code(253, { isRight: isHostName, rule: 'hostName' }, ['mail']),
  /** Lambda does not let port 25 out. */
  smtpPort: choice(['587', '465', '2525'], '587', ['mail']),
  smtpSecurity: choice(['startTls', 'tls'], 'startTls', ['mail']),
  smtpUser: shortText(254, ['mail']),
  mailgunRegion: choice(['us', 'eu'], 'us', ['mail']),
  mailgunUser: shortText(254, ['mail']),
  /** Where errors and traces of the app are reported to, by Sentry's protocol; empty: nowhere. */
  telemetryDsn: code(500, { isRight: (value) => parseDsn(value) !== undefined, rule: 'dsn' }, ['telemetry', 'pages']),
};

export const advanced = {
  /** 0 keeps entries for ever. */
  auditRetentionDays: number(0, { min: 0, max: 3_650, unit: 'days' }, ['auditLog']),
};
