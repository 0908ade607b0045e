import { randomUUID } from 'node:crypto';
import { assistantAdminEndpoints } from '#contracts/registry/admin-endpoints.ts';
import { statusRoutes, usageStore } from '#lambdas/ai-usage/index.ts';
import {
  budgetStore,
  converse,
  embed,
  modelSlots,
  probeRoutes,
  questionLimits,
  shoesReader,
  vectorStore,
  vectorsReader,
} from '#lambdas/assistant/index.ts';
import { catalogStore } from '#lambdas/catalog/index.ts';
import { cachedKnowledge, knowledgeStore } from '#lambdas/knowledge/index.ts';
import { reportUsage } from '#lambdas/platform/cache-report/report-usage.ts';
import { systemClock as clock } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { checkSession, sessionsStore } from '#lambdas/sessions/index.ts';
import { usersStore } from '#lambdas/users/index.ts';
import { assistantAdminEnvironment } from './assistant-admin.env.ts';
import { mayAdministerBy, settingsWithSecrets } from './wiring/settings.ts';

const environment = readEnvironment(assistantAdminEnvironment);
const table = openTable(environment.TABLE_NAME);
const log = createLog('assistant-admin');
const { readSettings, readMoment } = settingsWithSecrets(environment.SECRETS_FOLDER, { table, clock });
const knowledge = cachedKnowledge(knowledgeStore(table), clock);
const embedding = vectorStore(table, randomUUID);
const vectors = vectorsReader(embedding, clock);
const budget = budgetStore(table, clock);

export const handler = apiHandler(
  assistantAdminEndpoints,
  {
    ...statusRoutes({ usage: usageStore(table, clock), knowledge, vectors, embedding, budget, readSettings }),
    ...probeRoutes({
      knowledge,
      shoes: shoesReader(catalogStore(table), clock),
      limits: questionLimits(table, clock),
      budget,
      slots: modelSlots(table, clock),
      converse: converse(),
      vectors,
      embed: embed(),
      readMoment,
      log,
      clock,
    }),
  },
  {
    log,
    usage: reportUsage({ functionName: 'assistant-admin', table, log }),
    checkSession: checkSession(sessionsStore(table), clock),
    mayAdminister: mayAdministerBy(readSettings, usersStore(table, clock)),
  },
);
