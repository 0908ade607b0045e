import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PostOverview } from '#contracts/blog/drafts.ts';
import type { Language } from '#contracts/text/language.ts';
import type { TranslationSource } from '#web/shared/text-editor/translation-source.ts';
import { draftQuery } from '../../api/post-queries.ts';
import { untranslatedTest } from '../../model/untranslated.ts';

/** The source of a translation, once it has loaded; undefined for the source itself. */
export const useTranslationSource = (
  { id, sourceLanguage }: PostOverview,
  language: Language,
): TranslationSource | undefined => {
  const query = draftQuery(id, sourceLanguage);
  const body = useQuery({ ...query, enabled: language !== sourceLanguage }).data?.text.body;
  return useMemo(() => {
    if (!body || language === sourceLanguage) return undefined;
    return { language: sourceLanguage, body, isUntranslated: untranslatedTest(body, sourceLanguage, language) };
  }, [body, sourceLanguage, language]);
};
