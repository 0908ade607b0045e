import type { BotCheckProvider } from './provider.ts';

/** Uses `second` when `first` fails: a widget may be blocked, or may refuse the visitor. */
export const orElse =
  (first: BotCheckProvider, second: BotCheckProvider): BotCheckProvider =>
  (input) =>
    first(input).catch((error: unknown) => {
      if (input.signal.aborted) throw error;
      return second(input);
    });
