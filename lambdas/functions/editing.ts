import { randomUUID } from 'node:crypto';
import { editingEndpoints } from '#contracts/registry/admin-endpoints.ts';
import { blogEditingRoutes, blogEditingStore } from '#lambdas/blog/index.ts';
import { catalogEditingRoutes, catalogEditingStore, catalogFiguresStore } from '#lambdas/catalog/index.ts';
import { knowledgeEditingRoutes, passagesStore } from '#lambdas/knowledge/index.ts';
import { fetchFile, picturesRoutes, s3PictureStore } from '#lambdas/pictures/index.ts';
import { systemClock as clock } from '#lambdas/platform/clock.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { editingEnvironment } from './editing.env.ts';
import { adminServices } from './wiring/admin-services.ts';

const environment = readEnvironment(editingEnvironment);
const { table, log, audit, handling } = adminServices('editing', environment);
const newId = randomUUID;

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
  handling,
);
