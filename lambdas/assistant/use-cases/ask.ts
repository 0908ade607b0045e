import type { Answer, Turn } from '#contracts/assistant/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { addressSubject, type Client } from '#lambdas/platform/http/request.ts';
import type { AssistantServices } from '../services.ts';
import { answerTo } from './answer-to.ts';

interface Asked {
  body: {
    question: string;
    conversation?: readonly Turn[] | undefined;
    language: Language;
    includesSources?: boolean;
    mayKeep?: boolean | undefined;
  };
  client: Client;
}

const withoutSources = ({ paragraphs, ...answer }: Answer): Answer => ({
  ...answer,
  paragraphs: paragraphs.map(({ text }) => ({ text, sources: [] })),
  sources: [],
});

/** Answers a visitor's question. */
export const ask =
  (services: AssistantServices) =>
  async ({ body: { question, conversation, language, includesSources, mayKeep }, client }: Asked): Promise<Answer> => {
    const { limits, usage, newId, pseudonymOf } = services;
    const asker = pseudonymOf(addressSubject(client.ip));
    await limits.consume(asker);
    const { answer, outcome } = await answerTo(services)({ question, conversation, language, asker });
    const id = newId();
    await usage.note(outcome, { id, asker, question: mayKeep ? question : undefined });
    return includesSources === false ? withoutSources({ id, ...answer }) : { id, ...answer };
  };
