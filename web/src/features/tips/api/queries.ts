import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contracts/text/language.ts';
import { listTips } from '#contracts/tips/endpoints.ts';
import { call } from '#web/shared/api/call.ts';

export const tipsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['tips', language],
    queryFn: ({ signal }) => call(listTips, { query: { lang: language }, signal }),
  });
