import { randomUUID } from 'node:crypto';
import { editingEndpoints } from '#contracts/registry/admin-endpoints.ts';
import { blogEditingRoutes, blogEditingStore } from '#lambdas/blog/index.ts';
import { catalogEditingRoutes, catalogEditingStore, catalogFiguresStore } from '#lambdas/catalog/index.ts';
import { knowledgeEditingRoutes, passagesStore } from '#lambdas/knowledge/index.ts';
import { fetchFile, picturesRoutes, s3PictureStore } from '#lambdas/pictures/index.ts';
import { reportUsage } from '#lambdas/platform/cache-report/report-usage.ts';
import { systemClock as clock } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { idempotencyByKey } from '#lambdas/platform/http/idempotency.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { checkSession, sessionsStore } from '#lambdas/sessions/index.ts';
import { usersStore } from '#lambdas/users/index.ts';
import { editingEnvironment } from './editing.env.ts';
import { auditingBy } from './wiring/auditing.ts';
import { mayAdministerBy, settingsOf } from './wiring/settings.ts';

const environment = readEnvironment(editingEnvironment);
const tableName = environment.TABLE_NAME;
const table = openTable(tableName);
const log = createLog('editing');
const newId = randomUUID;
const readSettings = settingsOf(table, clock);
const { audit, prepare } = auditingBy(environment.AUDIT_TABLE_NAME, readSettings);

export const handler = apiHandler(
  editingEndpoints,
  {
    ...catalogEditingRoutes({
      catalog: catalogEditingStore(table),
      figures: catalogFiguresStore(table, clock),
      ...{ audit, clock, log },
    }),
    ...picturesRoutes({ pictures: s3PictureStore(environment.SITE_BUCKET), fetchFile: fetchFile(), audit }),
    ...blogEditingRoutes({ blog: blogEditingStore(table), audit, clock, newId }),
    ...knowledgeEditingRoutes({ passages: passagesStore(table, newId), audit, clock, newId }),
  },
  {
    log,
    usage: reportUsage({ functionName: 'editing', table, log }),
    prepare,
    checkSession: checkSession(sessionsStore(table), clock),
    mayAdminister: mayAdministerBy(readSettings, usersStore(table, clock)),
    idempotency: idempotencyByKey(tableName),
  },
);
