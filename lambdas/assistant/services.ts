import type { ReadKnowledge } from '#lambdas/knowledge/index.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { Log } from '#lambdas/platform/log.ts';
import type { Pseudonym } from '#lambdas/platform/pseudonym.ts';
import type { ReadMoment } from '#lambdas/platform/settings.ts';
import type { Converse } from './adapters/converse.ts';
import type { Embed } from './adapters/embed.ts';
import type { AnswerOutcome } from './model/answer-outcome.ts';
import type { BudgetStore } from './store/budget-store.ts';
import type { ModelSlots } from './store/model-slots.ts';
import type { QuestionLimits } from './store/question-limits.ts';
import type { ReadShoes } from './store/read-shoes.ts';
import type { ReadVectors } from './store/read-vectors.ts';

/** Which answer it was, and to whom. */
export interface NotedAnswer {
  /** By which it can be rated. */
  id: string;
  /** The pseudonym under which the asker is counted. */
  asker: string;
  /** Only where the visitor agrees to its being kept. */
  question: string | undefined;
}

/** Hears what became of each question that was answered. */
export interface AnswerUsage {
  /** Never throws: an answer is not lost because it could not be counted. */
  note(outcome: AnswerOutcome, answer: NotedAnswer): void | Promise<void>;
}

export interface AssistantServices {
  knowledge: ReadKnowledge;
  shoes: ReadShoes;
  limits: QuestionLimits;
  pseudonymOf: Pseudonym;
  usage: AnswerUsage;
  budget: Pick<BudgetStore, 'reserve' | 'settle'>;
  slots: ModelSlots;
  converse: Converse;
  vectors: ReadVectors;
  embed: Embed;
  readMoment: ReadMoment;
  log: Log;
  clock: Clock;
  /** A new id of an answer: 22 letters, digits, `-` or `_` that cannot be guessed. */
  newId(): string;
}
