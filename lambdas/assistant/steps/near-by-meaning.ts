import type { Language } from '#contracts/text/language.ts';
import { mostTokens } from '../adapters/embed.ts';
import { modelErrorOf } from '../adapters/model-failure.ts';
import { withinBudget } from '../adapters/within-budget.ts';
import { embeddingModel } from '../model/embedding-model.ts';
import { budgetLimits, costOf } from '../model/model-cost.ts';
import { nearest } from '../model/vector.ts';
import type { AssistantServices } from '../services.ts';

export type MeaningServices = Pick<AssistantServices, 'embed' | 'vectors' | 'budget' | 'limits' | 'readMoment' | 'log'>;

/** The passages whose meaning is near to a question, and the cost of knowing it. */
export interface Nearness {
  /** Ids of passages, nearest first; none where meanings are not determined, or not in time. */
  passages: string[];
  inputTokens: number;
  /** Millionths of a US dollar. */
  microDollars: number;
}
export const noNearness: Nearness = { passages: [], inputTokens: 0, microDollars: 0 };

/** A user is waiting, and words alone find most of it. */
const timeMs = 1_000;
const kept = 8;

interface AskedMeaning {
  question: string;
  language: Language;
  /** Whom the question is counted for, as one that a model works on. */
  asker: string;
  /** Whether it is worth knowing; asked only where a model could determine it. */
  isOfUse: () => boolean;
}

/** The passages that are nearest to a question by its meaning. If anything here fails, words are searched alone. */
export const nearByMeaning =
  (services: MeaningServices) =>
  async ({ question, language, asker, isOfUse }: AskedMeaning): Promise<Nearness> => {
    const { embed, vectors, limits, readMoment, log } = services;
    const spent = { inputTokens: 0, microDollars: 0 };
    try {
      const { settings } = await readMoment();
      const price = embeddingModel(settings);
      if (price === undefined) return noNearness;
      const known = await vectors(language, price.model);
      if (known.size === 0 || !isOfUse()) return noNearness;
      if (!(await limits.mayTellMeaning(asker, settings.aiModels.visitorQuestions))) return noNearness;
      const texts = [question];
      const call = {
        price,
        limits: budgetLimits(settings.aiModels),
        most: costOf(price, { inputTokens: mostTokens(texts), outputTokens: 0 }),
      };
      const reply = await withinBudget(
        services,
        call,
        () => embed(price.model, 'question', texts, AbortSignal.timeout(timeMs)),
        (cost, { inputTokens }) => Object.assign(spent, { inputTokens, microDollars: cost }),
      );
      const [vector] = reply.vectors;
      return { ...spent, passages: vector === undefined ? [] : nearest(known, vector, kept) };
    } catch (error) {
      const { why, detail } = modelErrorOf(error);
      log.info('the meaning of a question is not known', { why, detail });
      return { ...spent, passages: [] };
    }
  };
