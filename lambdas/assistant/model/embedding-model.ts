import { type ModelPrice, parsePrices } from '#contracts/settings/model-prices.ts';
import type { Settings } from '#contracts/settings/sections.ts';

/**
 * The model that determines meanings, with its price; undefined where none is set, models are off, or it has no price.
 */
export const embeddingModel = ({
  aiModels,
  aiGateway,
}: Pick<Settings, 'aiModels' | 'aiGateway'>): ModelPrice | undefined =>
  aiGateway.enabled && aiModels.embeddings !== ''
    ? parsePrices(aiModels.prices)?.find(({ model }) => model === aiModels.embeddings)
    : undefined;
