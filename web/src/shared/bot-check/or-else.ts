import type { BotCheckProvider } from './provider.ts';

/** The second way where the first one fails: a widget may be blocked, or refuse somebody. */
export const orElse =
  (first: BotCheckProvider, second: BotCheckProvider): BotCheckProvider =>
  (input) =>
    first(input).catch((error: unknown) => {
      if (input.signal.aborted) throw error;
      return second(input);
    });
