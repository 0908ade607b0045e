import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Input } from '#contracts/http/endpoint.ts';
import {
  createTemplate,
  deleteTemplate,
  duplicateTemplate,
  saveTemplate,
  type TemplateForm,
  type TemplateOverview,
} from '#contracts/templates/endpoints.ts';
import { sendTemplateTest } from '#contracts/templates/template-test.ts';
import { write } from '#web/shared/api/write.ts';
import { templatesKey } from '#web/shared/reads/templates.ts';

/** The acts on templates. Lists and previews are fetched again afterwards. A new template has the version 0. */
export const useTemplateWrites = () => {
  const { t } = useTranslation('templates');
  const queryClient = useQueryClient();
  const refreshed = async <T>(change: Promise<T>): Promise<T> => {
    const reply = await change;
    await queryClient.invalidateQueries({ queryKey: templatesKey });
    return reply;
  };
  return {
    save: (id: string, form: TemplateForm, version: number, idempotencyKey: string): Promise<TemplateOverview> => {
      const how = { idempotencyKey, failureText: t('saveFailed') };
      return refreshed(
        version === 0
          ? write(createTemplate, { body: form, ...how })
          : write(saveTemplate, { pathParameters: { id }, body: { ...form, version }, ...how }),
      );
    },
    duplicate: (id: string, name: string): Promise<TemplateOverview> =>
      refreshed(
        write(duplicateTemplate, { pathParameters: { id }, body: { name }, failureText: t('duplicateFailed') }),
      ),
    test: (id: string, body: Input<typeof sendTemplateTest, 'body'>, failureText: string) =>
      write(sendTemplateTest, { pathParameters: { id }, body, failureText }),
    remove: (id: string) =>
      refreshed(write(deleteTemplate, { pathParameters: { id }, failureText: t('deleteFailed') })),
  };
};
