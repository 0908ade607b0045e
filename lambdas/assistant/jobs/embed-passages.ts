import type { FailureReason } from '#contracts/ai-usage/endpoints.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import type { KnowledgeStore } from '#lambdas/knowledge/index.ts';
import type { Log } from '#lambdas/platform/log.ts';
import type { ReadSettings } from '#lambdas/platform/settings.ts';
import { timeLeft } from '#lambdas/platform/time-left.ts';
import { type Embed, mostTexts, mostTokens } from '../adapters/embed.ts';
import { ModelError } from '../adapters/model-failure.ts';
import { withinBudget } from '../adapters/within-budget.ts';
import { embeddingModel } from '../model/embedding-model.ts';
import { budgetLimits, costOf } from '../model/model-cost.ts';
import { meaningText, textHash } from '../model/passage-meaning.ts';
import type { BudgetStore } from '../store/budget-store.ts';
import type { VectorStore } from '../store/vector-store.ts';

export interface EmbeddingServices {
  knowledge: Pick<KnowledgeStore, 'passages'>;
  vectors: VectorStore;
  embed: Embed;
  budget: Pick<BudgetStore, 'reserve' | 'settle'>;
  /** The settings as they are now. */
  readSettings: ReadSettings;
  log: Log;
}

interface EmbeddedPassages {
  /** How many were embedded or forgotten. */
  changed: number;
  /** Whether none is left for want of time. */
  isDone: boolean;
}

/** Another try a moment later would fail as well: an administrator has to do something first. */
const lasting: readonly FailureReason[] = ['overBudget', 'noAccess'];

/** No one waits for it. */
const timeMs = 20_000;
/** No model call is started with less time: it could not be awaited, and its result would have to be paid for again. */
const reserveMs = timeMs + 5_000;

interface Wanted {
  id: string;
  text: string;
  hash: string;
}

const batchesOf = (wanted: readonly Wanted[]): Wanted[][] =>
  Array.from({ length: Math.ceil(wanted.length / mostTexts) }, (_none, batch) =>
    wanted.slice(batch * mostTexts, (batch + 1) * mostTexts),
  );

/**
 * Has a model determine the meaning of each passage whose text has none yet, and forgets the meanings of texts that are
 * gone. It may be stopped and called again at any point: existing meanings are not paid for again. Where the budget is
 * used up or the account has no access to the model, the rest is left for the next call, and the reason is kept for
 * administrators.
 * @throws ModelError where the model cannot be asked now
 */
export const embedPassages = (services: EmbeddingServices) => async (): Promise<EmbeddedPassages> => {
  const { knowledge, vectors, embed, readSettings, log } = services;
  const [aiModels, aiGateway] = await Promise.all([readSettings('aiModels'), readSettings('aiGateway')]);
  const price = embeddingModel({ aiModels, aiGateway });
  if (price === undefined) return { changed: 0, isDone: true };
  const { model } = price;
  const limits = budgetLimits(aiModels);

  const vectorsOf = async (batch: readonly Wanted[]) => {
    const texts = batch.map(({ text }) => text);
    const most = costOf(price, { inputTokens: mostTokens(texts), outputTokens: 0 });
    const reply = await withinBudget(services, { price, limits, most }, () =>
      embed(model, 'passages', texts, AbortSignal.timeout(timeMs)),
    );
    return batch.flatMap(({ id, hash }, place) => {
      const vector = reply.vectors[place];
      return vector === undefined ? [] : [{ id, model, hash, vector }];
    });
  };

  /** Whether all of them are embedded now. */
  const embedLanguage = async (language: Language): Promise<boolean> => {
    const [passages, held] = await Promise.all([knowledge.passages(language), vectors.read(language)]);
    const wanted = passages.map((passage): Wanted => {
      const text = meaningText(passage);
      return { id: passage.id, text, hash: textHash(text) };
    });
    const present = new Set(held.filter((one) => one.model === model).map(({ id, hash }) => `${id} ${hash}`));
    const missing = wanted.filter(({ id, hash }) => !present.has(`${id} ${hash}`));
    const ids = new Set(wanted.map(({ id }) => id));
    const gone = held.flatMap(({ id }) => (ids.has(id) ? [] : [id]));
    await vectors.remove(language, gone);
    changed += gone.length;
    for (const batch of batchesOf(missing)) {
      if (timeLeft() < reserveMs) return false;
      await vectors.put(language, await vectorsOf(batch));
      changed += batch.length;
    }
    return true;
  };

  let [changed, isDone] = [0, true];
  let why: FailureReason | undefined;
  try {
    for (const language of languages) isDone &&= await embedLanguage(language);
  } catch (error) {
    if (!(error instanceof ModelError && lasting.includes(error.why))) throw error;
    ({ why } = error);
    log.error('passages not embedded', { model, why, detail: error.detail });
  } finally {
    // Vectors that were written before it stopped are read, too.
    if (changed > 0) await vectors.changeVersion();
  }
  if (why !== (await vectors.stopReason())) await vectors.keepStopReason(why);
  return { changed, isDone };
};
