import type { Answer } from '#contracts/assistant/endpoints.ts';

/** An answer, from the site or from what this device has kept of it. */
export interface GivenAnswer
  extends Pick<Answer, 'answer' | 'paragraphs' | 'language' | 'sources' | 'suggestions' | 'finder' | 'shops'>,
    Partial<Pick<Answer, 'id'>> {
  /** When that was kept (ISO 8601). The site knows nothing of such an answer, so it has no id. */
  keptAt?: string;
}
