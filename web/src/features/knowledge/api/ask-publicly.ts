import { type Answer, askHybrid } from '#contracts/assistant/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { write } from '#web/shared/api/write.ts';

/** Asks as a visitor does. */
export const askPublicly = (question: string, language: Language): Promise<Answer> =>
  write(askHybrid, { body: { question, language, includesSources: true } });
