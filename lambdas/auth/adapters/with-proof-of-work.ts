import { isProofOfWork } from './altcha.ts';
import type { BotCheck, Widget } from './bot-check.ts';

/**
 * A widget, and a proof of work for browsers in which the widget cannot load. Each token is checked by the one that it
 * was made for, so neither way is easier than it is alone.
 */
export const withProofOfWork = (widget: Widget, work: BotCheck): BotCheck => ({
  challenge: () => work.challenge(),
  passed: (token, request) => (isProofOfWork(token) ? work : widget).passed(token, request),
});
