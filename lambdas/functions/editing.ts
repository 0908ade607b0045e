import { randomUUID } from 'node:crypto';
import { editingEndpoints } from '#contracts/registry.ts';
import { auditLog } from '#lambdas/audit/index.ts';
import { blogEditingRoutes, blogEditingStore } from '#lambdas/blog/index.ts';
import { catalogEditingRoutes, catalogEditingStore } from '#lambdas/catalog/index.ts';
import { fetchFile, picturesRoutes, s3PictureStore } from '#lambdas/pictures/index.ts';
import { systemClock as clock } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { idempotencyByKey } from '#lambdas/platform/http/idempotency.ts';
import { createLog } from '#lambdas/platform/log.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { checkSession, sessionsStore } from '#lambdas/sessions/index.ts';
import { editingEnvironment } from './editing.env.ts';

const environment = readEnvironment(editingEnvironment);
const tableName = environment.TABLE_NAME;
const table = openTable(tableName);
const newId = randomUUID;
const audit = auditLog({ table: openTable(environment.AUDIT_TABLE_NAME), clock, newId });

export const handler = apiHandler(
  editingEndpoints,
  {
    ...catalogEditingRoutes({ catalog: catalogEditingStore(table), audit, clock }),
    ...picturesRoutes({ pictures: s3PictureStore(environment.SITE_BUCKET), fetchFile: fetchFile(), audit }),
    ...blogEditingRoutes({ blog: blogEditingStore(table), audit, clock, newId }),
  },
  {
    log: createLog('editing'),
    checkSession: checkSession(sessionsStore(table), clock),
    idempotency: idempotencyByKey(tableName),
  },
);
