import type { AuditAction } from '#contracts/audit/endpoints.ts';
import type * as contracts from '#contracts/templates/endpoints.ts';
import { type TemplateForm, type TemplateOverview, templateLimit } from '#contracts/templates/endpoints.ts';
import type { Actor } from '#lambdas/platform/audit.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { Operation } from '#lambdas/platform/http/idempotency.ts';
import { ProblemError, requireFound } from '#lambdas/platform/problem.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { loggedTemplate, overviewOf } from '../model/template.ts';
import type { TemplateServices } from '../services.ts';

type Editing = Pick<TemplateServices, 'templates' | 'audit' | 'clock' | 'newId'>;

export const listTemplates =
  ({ templates }: Pick<Editing, 'templates'>): Route<typeof contracts.listTemplates> =>
  async () => ({ items: await templates.list() });

/** @throws ProblemError `templateNotFound`. */
export const getTemplate =
  ({ templates }: Pick<Editing, 'templates'>): Route<typeof contracts.getTemplate> =>
  async ({ pathParameters: { id } }) => {
    const record = requireFound(await templates.byId(id), 'templateNotFound');
    return { ...overviewOf(record), texts: record.texts };
  };

/** Adds a template. Two who do so at the same moment may exceed the limit by one. */
const add = (
  { templates, audit, clock, newId }: Editing,
  form: TemplateForm,
  { action, actor, operation }: { action: AuditAction; actor: Actor; operation: Operation },
): Promise<TemplateOverview> =>
  retryOnConflict(async () => {
    if ((await templates.list()).length >= templateLimit) throw new ProblemError('tooManyTemplates');
    const record = { ...form, id: newId(), version: 1, updated: nowOf({ clock }) };
    const event = { action, resource: { id: record.id, name: record.name }, after: loggedTemplate(form) };
    const reply = overviewOf(record);
    await templates.add(record, [audit.entry(actor, event), ...operation.finished(reply)]);
    return reply;
  });

/** @throws ProblemError `tooManyTemplates`. */
export const createTemplate =
  (services: Editing): Route<typeof contracts.createTemplate> =>
  ({ body, operation, ...actor }) =>
    add(services, body, { action: 'template.create', actor, operation });

/** @throws ProblemError `templateNotFound`, `tooManyTemplates`. */
export const duplicateTemplate =
  (services: Editing): Route<typeof contracts.duplicateTemplate> =>
  async ({ pathParameters: { id }, body: { name }, operation, ...actor }) => {
    const { category, texts } = requireFound(await services.templates.byId(id), 'templateNotFound');
    return add(services, { name, category, texts }, { action: 'template.duplicate', actor, operation });
  };

/** @throws ProblemError `templateNotFound`, `editConflict`. */
export const saveTemplate =
  ({ templates, audit, clock }: Editing): Route<typeof contracts.saveTemplate> =>
  ({ pathParameters: { id }, body: { version, ...form }, ...actor }) =>
    retryOnConflict(async () => {
      const before = requireFound(await templates.byId(id), 'templateNotFound');
      if (before.version !== version) throw new ProblemError('editConflict');
      const record = { ...form, id, version: version + 1, updated: nowOf({ clock }) };
      const event = {
        action: 'template.update',
        resource: { id, name: record.name },
        before: loggedTemplate(before),
        after: loggedTemplate(form),
      } as const;
      await templates.replace(record, [audit.entry(actor, event)]);
      return overviewOf(record);
    });

/** @throws ProblemError `templateNotFound`. */
export const deleteTemplate =
  ({ templates, audit }: Editing): Route<typeof contracts.deleteTemplate> =>
  async ({ pathParameters: { id }, ...actor }) => {
    await retryOnConflict(async () => {
      const record = requireFound(await templates.byId(id), 'templateNotFound');
      const event = {
        action: 'template.delete',
        resource: { id, name: record.name },
        before: loggedTemplate(record),
      } as const;
      await templates.remove(id, [audit.entry(actor, event)]);
    });
  };
