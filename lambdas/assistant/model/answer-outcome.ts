import type { FailureReason, Rung } from '#contracts/ai-usage/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';

/** A model that was to answer and did not. */
export interface ModelFailure {
  model: string;
  why: FailureReason;
}

/** The outcome of one question, without anything of its text. */
export interface AnswerOutcome {
  /** ISO 8601. */
  time: string;
  language: Language;
  rung: Rung;
  /** As in the reply: `bedrock`, `gateway` or `basic`. */
  provider: string;
  model: string;
  /** `safety`: a warning comes first. `unknown`: nothing is known of it. */
  result: 'answered' | 'unknown' | 'safety';
  /** In the order in which they were asked. */
  failures: ModelFailure[];
  /** Of all models that were asked. */
  inputTokens: number;
  outputTokens: number;
  /** Millionths of a US dollar, of all models that were asked. */
  microDollars: number;
  milliseconds: number;
}
