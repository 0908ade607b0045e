import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Input } from '#contracts/http/endpoint.ts';
import type { SettingsChange } from '#contracts/settings/change.ts';
import type { SecretName } from '#contracts/settings/sections.ts';
import {
  clearCache,
  removeSecret,
  saveSecret,
  sendTestMail,
  testMailConnection,
} from '#contracts/settings/tool-endpoints.ts';
import { write } from '#web/shared/api/write.ts';
import { settingsQuery } from './settings-queries.ts';

/** The writes of dialogs and tools beside the forms. It comes with them. */
export const useToolWrites = () => {
  const { t } = useTranslation('settings');
  const queryClient = useQueryClient();
  const failureText = t('configurationFailed');

  const showSecret = (name: SecretName, change: SettingsChange | undefined) =>
    queryClient.setQueryData(
      settingsQuery.queryKey,
      (all) => all && { ...all, secrets: { ...all.secrets, [name]: change } },
    );

  return {
    /** For the server and the user that the form shows, in `version` of the section: the server refuses it for others. */
    saveSecret: async (name: SecretName, value: string, version: number) => {
      showSecret(name, await write(saveSecret, { pathParameters: { name }, body: { value, version }, failureText }));
    },
    removeSecret: async (name: SecretName) => {
      await write(removeSecret, { pathParameters: { name }, failureText });
      showSecret(name, undefined);
    },
    sendTest: (mail: Input<typeof sendTestMail, 'body'>) =>
      write(sendTestMail, { body: mail, failureText: t('testFailed') }),
    testConnection: () => write(testMailConnection, { failureText: t('connectionFailed') }),
    clearCache: () => write(clearCache, { body: { layer: 'edge' }, failureText: t('clearCacheFailed') }),
  };
};
