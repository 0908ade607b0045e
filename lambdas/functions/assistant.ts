import { randomBytes, randomUUID } from 'node:crypto';
import { assistantEndpoints } from '#contracts/registry/site-endpoints.ts';
import { countAnswers, openQuestionsStore, ratingRoutes, usageStore } from '#lambdas/ai-usage/index.ts';
import { countAlone, countWrites } from '#lambdas/analytics/index.ts';
import {
  assistantRoutes,
  budgetStore,
  converse,
  embed,
  modelSlots,
  questionLimits,
  shoesReader,
  vectorStore,
  vectorsReader,
} from '#lambdas/assistant/index.ts';
import { catalogStore } from '#lambdas/catalog/index.ts';
import { cachedKnowledge, knowledgeRoutes, knowledgeStore } from '#lambdas/knowledge/index.ts';
import { reportUsage } from '#lambdas/platform/cache-report/report-usage.ts';
import { systemClock as clock } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { dailyPseudonym } from '#lambdas/platform/pseudonym.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { assistantEnvironment } from './assistant.env.ts';
import { cacheTimesOf, settingsWithSecrets } from './wiring/settings.ts';

const environment = readEnvironment(assistantEnvironment);
const table = openTable(environment.TABLE_NAME);
const log = createLog('assistant');
const { readSettings, readMoment } = settingsWithSecrets(environment.SECRETS_FOLDER, { table, clock });
const knowledge = knowledgeStore(table);
const vectors = vectorsReader(vectorStore(table, randomUUID), clock);
const pseudonymOf = dailyPseudonym(environment.ORIGIN_KEYS, clock);
const counting = {
  usage: usageStore(table, clock),
  questions: openQuestionsStore(table, clock),
  countQuestion: countAlone(table, countWrites(table, readSettings, clock), 'questions'),
  log,
};

export const handler = apiHandler(
  assistantEndpoints,
  {
    ...assistantRoutes({
      knowledge: cachedKnowledge(knowledge, clock),
      shoes: shoesReader(catalogStore(table), clock),
      limits: questionLimits(table, clock),
      pseudonymOf,
      usage: countAnswers(counting),
      budget: budgetStore(table, clock),
      slots: modelSlots(table, clock),
      converse: converse(),
      vectors,
      embed: embed(),
      readMoment,
      log,
      clock,
      newId: () => randomBytes(16).toString('base64url'),
    }),
    ...knowledgeRoutes(knowledge, clock),
    ...ratingRoutes({ ...counting, pseudonymOf }),
  },
  { log, cacheTimes: cacheTimesOf(readSettings), usage: reportUsage({ functionName: 'assistant', table, log }) },
);
