import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PageTextAddress } from '#contracts/settings/page-text.ts';
import { savePageText } from '#contracts/settings/page-texts.ts';
import { write } from '#web/shared/api/write.ts';
import { pageTextQuery } from '#web/shared/page-text/page-text-query.ts';
import { fetchPage, type StoredText, storedTextsQuery } from './page-text-queries.ts';

/** Saves a text, which the screen shows at once, and so does the page itself if it is opened next. */
export const useTextWrites = (address: PageTextAddress) => {
  const { t } = useTranslation('page-editing');
  const queryClient = useQueryClient();
  const { page, language } = address;
  const { queryKey } = storedTextsQuery(page);
  return {
    save: async (text: string, version: number, idempotencyKey: string): Promise<StoredText> => {
      const input = { pathParameters: address, body: { text, version }, idempotencyKey, failureText: t('saveFailed') };
      const stored = await write(savePageText, input);
      queryClient.setQueryData(queryKey, (texts) => texts && { ...texts, [language]: stored });
      const saved = stored.changed?.time;
      queryClient.setQueryData(
        pageTextQuery(address).queryKey,
        stored.text === '' ? {} : { text: stored.text, ...(saved ? { saved } : {}) },
      );
      return stored;
    },
    /** As the server has it now; the screen shows it too. */
    refresh: async (): Promise<StoredText> => {
      const texts = await fetchPage(page);
      queryClient.setQueryData(queryKey, texts);
      return texts[language];
    },
  };
};
