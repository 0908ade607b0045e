import type { Turn } from '#contracts/assistant/endpoints.ts';
import { type ModelPrice, parsePrices } from '#contracts/settings/model-prices.ts';
import type { Settings } from '#contracts/settings/sections.ts';
import type { Language } from '#contracts/text/language.ts';
import type { LocalizedPassage, PassageIndex } from '#lambdas/knowledge/search.ts';
import type { ModelPlace } from '../adapters/converse.ts';
import { ModelError, modelErrorOf } from '../adapters/model-failure.ts';
import { verifiedReply } from '../adapters/verified-reply.ts';
import { withinBudget } from '../adapters/within-budget.ts';
import type { AnswerOutcome, ModelFailure } from '../model/answer-outcome.ts';
import { budgetLimits, highestCost } from '../model/model-cost.ts';
import { type ModelReading, readingIn } from '../model/model-reading.ts';
import { type ModelRequest, modelRequest, saysNothing } from '../model/model-request.ts';
import type { VerifiedParagraph } from '../model/verify-sentences.ts';
import type { AssistantServices } from '../services.ts';

export interface ModelQuestion {
  question: string;
  /** Earlier questions of the same person, oldest first. */
  conversation: readonly Turn[];
  language: Language;
  index: PassageIndex;
  /** Has the first model read the message before one answers it; undefined where it need not. */
  reading?: ModelRequest | undefined;
  /** Finds what models may answer from, best first, by how one has read the message; not asked for where there is no model. */
  passages(read?: ModelReading): readonly LocalizedPassage[];
  /** Whom the question is counted for. */
  asker: string;
  /** The one rung that is asked; undefined for all, one after the other. */
  only?: AnswerOutcome['rung'] | undefined;
}

/** The outcome of asking models, with or without an answer. */
export interface ModelAnswer {
  /** How a model read the message. */
  read?: ModelReading;
  answer?: { rung: 'model' | 'second'; provider: ModelPlace['kind']; model: string; paragraphs: VerifiedParagraph[] };
  failures: ModelFailure[];
  inputTokens: number;
  outputTokens: number;
  /** Millionths of a US dollar. */
  microDollars: number;
}

/** Milliseconds for each model, and for all of them: a user is waiting. */
const times = { reading: 2_500, model: 5_000, second: 3_000, all: 9_000 } as const;
/** With less, no model can answer. */
const leastTime = 500;

interface Rung {
  name: 'model' | 'second';
  model: string;
  price: ModelPrice | undefined;
}

/** The model of the language, then the second one, each once; or one of them alone. */
const rungsOf = (
  { prices, second, ...models }: Settings['aiModels'],
  { language, only }: Pick<ModelQuestion, 'language' | 'only'>,
): Rung[] => {
  const known = parsePrices(prices) ?? [];
  const named: Omit<Rung, 'price'>[] = [
    { name: 'model', model: models[language] },
    { name: 'second', model: second },
  ];
  const wanted = named.filter(({ name }) => only === undefined || name === only);
  return wanted
    .filter(({ model }, place) => model !== '' && wanted.findIndex((other) => other.model === model) === place)
    .map((rung) => ({ ...rung, price: known.find(({ model }) => model === rung.model) }));
};

export type ModelServices = Pick<
  AssistantServices,
  'clock' | 'log' | 'readMoment' | 'limits' | 'budget' | 'slots' | 'converse'
>;

/** Does something that waits for models, unless as many as may do. */
const inSlot = async <Result>(
  { slots, log }: Pick<ModelServices, 'slots' | 'log'>,
  count: number,
  work: () => Promise<Result>,
): Promise<Result | 'busy'> => {
  const slot = await slots.acquire(count);
  if (slot === undefined) return 'busy';
  try {
    return await work();
  } finally {
    await slots.release(slot).catch((error: unknown) => {
      // Its lease ends by itself.
      log.error('a slot was not given back', { cause: error instanceof Error ? error.name : 'unknown' });
    });
  }
};

interface AskInput {
  rungs: readonly [Rung, ...Rung[]];
  moment: Awaited<ReturnType<ModelServices['readMoment']>>;
  /** The time at which no one is waiting any more. */
  deadline: number;
}

/** Asks one model after the other until one answers. */
const askRungs = async (
  services: ModelServices,
  asked: ModelQuestion,
  { rungs, moment: { settings, secret }, deadline }: AskInput,
): Promise<ModelAnswer> => {
  const { clock, log } = services;
  const { aiModels, aiGateway } = settings;
  const result: ModelAnswer = { failures: [], inputTokens: 0, outputTokens: 0, microDollars: 0 };
  const placeOf = async (): Promise<ModelPlace> => {
    if (aiGateway.address === '') return { kind: 'bedrock' };
    const key = await secret('gatewayKey');
    if (key === undefined) throw new ModelError('unreachable', 'the gateway has no key');
    return { kind: 'gateway', address: aiGateway.address, key };
  };
  const budgets = budgetLimits(aiModels);
  const call = async ({ model, price }: Rung, request: ModelRequest, most: number) => {
    const time = Math.min(most, deadline - clock());
    if (price === undefined) throw new ModelError('overBudget', 'it has no price');
    if (time < leastTime) throw new ModelError('slow', 'no time is left');
    const place = await placeOf();
    const { text } = await withinBudget(
      services,
      { price, limits: budgets, most: highestCost(price, request) },
      () => services.converse(place, model, request, AbortSignal.timeout(time)),
      (cost, usage) => {
        result.microDollars += cost;
        result.inputTokens += usage.inputTokens;
        result.outputTokens += usage.outputTokens;
      },
    );
    return { text, provider: place.kind };
  };

  if (asked.reading !== undefined) {
    try {
      const read = readingIn((await call(rungs[0], asked.reading, times.reading)).text);
      if (read) result.read = read;
    } catch (error) {
      const { why, detail } = modelErrorOf(error);
      log.info('a model did not read a message', { model: rungs[0].model, why, detail });
    }
  }
  const passages = asked.passages(result.read);
  if (passages.length === 0) return result;
  const request = modelRequest(asked, passages);
  const askOne = async (rung: Rung): Promise<ModelAnswer['answer'] | 'nothing'> => {
    const { text, provider } = await call(rung, request, times[rung.name]);
    if (saysNothing.test(text)) return 'nothing';
    return { rung: rung.name, provider, model: rung.model, paragraphs: verifiedReply(text, passages, asked) };
  };

  for (const rung of rungs) {
    try {
      const answer = await askOne(rung);
      // Another model has the same passages before it.
      return answer === 'nothing' || answer === undefined ? result : { ...result, answer };
    } catch (error) {
      const { why, detail } = modelErrorOf(error);
      result.failures.push({ model: rung.model, why });
      log.info('a model gave no answer', { model: rung.model, why, detail });
    }
  }
  return result;
};

/**
 * Asks the model of the language, then the second one, as far as time and budget allow. The site still answers if
 * anything here fails.
 */
export const askModels = async (services: ModelServices, asked: ModelQuestion): Promise<ModelAnswer> => {
  const deadline = services.clock() + times.all;
  const nothing: ModelAnswer = { failures: [], inputTokens: 0, outputTokens: 0, microDollars: 0 };
  const moment = await services.readMoment();
  const { aiModels, aiGateway } = moment.settings;
  const rungs = aiGateway.enabled ? rungsOf(aiModels, asked) : [];
  const [first, ...others] = rungs;
  if (first === undefined) return nothing;
  if (asked.reading === undefined && asked.passages().length === 0) return nothing;
  const without = (why: ModelFailure['why']): ModelAnswer => ({ ...nothing, failures: [{ model: first.model, why }] });
  const answer = await inSlot(services, aiModels.questionsAtOnce, async () =>
    (await services.limits.mayAskModels(asked.asker, aiModels.visitorQuestions))
      ? askRungs(services, asked, { rungs: [first, ...others], moment, deadline })
      : without('overBudget'),
  );
  return answer === 'busy' ? without('busy') : answer;
};
