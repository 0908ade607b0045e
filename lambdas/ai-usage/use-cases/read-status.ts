import type * as contracts from '#contracts/ai-usage/endpoints.ts';
import { parsePrices } from '#contracts/settings/model-prices.ts';
import { languages } from '#contracts/text/language.ts';
import { budgetLimits, embeddingModel } from '#lambdas/assistant/index.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { StatusServices } from '../services.ts';

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** The assistant's configuration, and how it answered last. */
export const readAiStatus =
  ({
    usage,
    knowledge,
    vectors,
    embedding,
    budget,
    readSettings,
  }: StatusServices): Route<typeof contracts.readAiStatus> =>
  async () => {
    const [models, gateway, spent, last, indexes] = await Promise.all([
      readSettings('aiModels'),
      readSettings('aiGateway'),
      budget.state(),
      usage.last(),
      Promise.all(languages.map(knowledge)),
    ]);
    const price = embeddingModel({ aiModels: models, aiGateway: gateway });
    const embedded =
      price && (await Promise.all(languages.map(async (language) => (await vectors(language, price.model)).size)));
    const embeddingStop = price && (await embedding.stopReason());
    const each = languages.map((language, place) => {
      const { passages = 0, characters = 0 } = indexes[place]?.size ?? {};
      const count = embedded?.[place];
      return {
        ...{ language, model: models[language], sources: passages, contextLength: characters },
        ...(count === undefined ? {} : { embedded: count }),
      };
    });
    const limits = budgetLimits(models);
    const sources = sumOf(each.map((one) => one.sources));
    return {
      available: sources > 0,
      configured: gateway.enabled && [models.second, ...each.map(({ model }) => model)].some((model) => model !== ''),
      ...(last
        ? { lastUsed: last.time, responseTime: last.milliseconds, provider: last.provider, model: last.model }
        : {}),
      ragType: embedded?.some((count) => count > 0) ? 'hybrid' : 'lexical',
      ragEnabled: true,
      sources,
      contextLength: sumOf(each.map(({ contextLength }) => contextLength)),
      budget: {
        today: { spent: spent.spentToday, limit: limits.day },
        month: { spent: spent.spentThisMonth, limit: limits.month },
      },
      prices: parsePrices(models.prices) ?? [],
      second: models.second,
      languages: each,
      ...(embeddingStop ? { embeddingStop } : {}),
    };
  };
