import type * as contracts from '#contracts/templates/endpoints.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { TemplateServices } from './services.ts';
import * as editing from './use-cases/edit-templates.ts';
import { previewMail } from './use-cases/preview-mail.ts';

export const templatesRoutes = (services: TemplateServices): RoutesOf<typeof contracts> => ({
  listTemplates: editing.listTemplates(services),
  getTemplate: editing.getTemplate(services),
  createTemplate: editing.createTemplate(services),
  saveTemplate: editing.saveTemplate(services),
  duplicateTemplate: editing.duplicateTemplate(services),
  deleteTemplate: editing.deleteTemplate(services),
  previewMail: previewMail(services),
});
