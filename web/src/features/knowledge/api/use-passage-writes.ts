import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  createPassage,
  deletePassage,
  deletePassageText,
  type KnownPassage,
  type PassageFacts,
  type PassageText,
  savePassageFacts,
  savePassageText,
} from '#contracts/knowledge/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { write } from '#web/shared/api/write.ts';
import { passageKey, passagesKey } from './passage-queries.ts';

/** The changes to the knowledge. The lists are fetched again afterwards, and an open editor shows what was saved. */
export const usePassageWrites = () => {
  const { t } = useTranslation('knowledge');
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: passagesKey });
  const shown = async (passage: KnownPassage): Promise<KnownPassage> => {
    queryClient.setQueryData(passageKey(passage.id), passage);
    await refresh();
    return passage;
  };
  const saving = { failureText: t('saveFailed') };
  const deleting = { failureText: t('deleteFailed') };
  return {
    create: async (
      body: { language: Language; facts: PassageFacts; text: PassageText },
      idempotencyKey: string,
    ): Promise<KnownPassage> => shown(await write(createPassage, { body, idempotencyKey, ...saving })),
    saveFacts: async (id: string, body: { version: number; facts: PassageFacts }, idempotencyKey: string) =>
      shown(await write(savePassageFacts, { pathParameters: { id }, body, idempotencyKey, ...saving })),
    saveText: async (
      at: { id: string; language: Language },
      body: { version: number; text: PassageText },
      idempotencyKey?: string,
    ) =>
      shown(
        await write(savePassageText, {
          ...{ pathParameters: at, body, ...saving },
          ...(idempotencyKey ? { idempotencyKey } : {}),
        }),
      ),
    removeText: async (at: { id: string; language: Language }, version: number) =>
      shown(await write(deletePassageText, { pathParameters: at, query: { version: String(version) }, ...deleting })),
    /** In the version that the list or the editor shows. */
    remove: async (id: string, version: number): Promise<void> => {
      await write(deletePassage, { pathParameters: { id }, query: { version: String(version) }, ...deleting });
      await refresh();
    },
  };
};
