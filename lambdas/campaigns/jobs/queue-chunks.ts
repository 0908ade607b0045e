import { type Chunk, leftOf } from '../model/chunk.ts';
import type { DispatchState } from '../model/dispatch-state.ts';
import { longestDelaySeconds, paced } from '../model/pacing.ts';
import type { PipelineServices } from '../pipeline-services.ts';

/** The next turn is queued before the workers are through with this one. */
const headStartSeconds = 90;
/** How far the dispatcher is, is noted after so many chunks: so many messages may come twice after a crash. */
const chunksAtOnce = 200;

/** In whole seconds, as schedules are, so that none comes before its time. */
const nextTurn = ({ paced: ends }: Pick<DispatchState, 'paced'>): number =>
  (Math.floor(Date.parse(ends) / 1000) - headStartSeconds) * 1000;

/** Since when it has handed nothing over; a turn for which there was no room is none. */
const idleSince = ({ paced: ended, gap }: Pick<DispatchState, 'paced' | 'gap'>): string =>
  gap && gap.until === ended ? gap.from : ended;

const isDue = ({ state, retryAt = '' }: Chunk, latest: string): boolean => state === 'pending' && retryAt <= latest;

/**
 * Queues chunks in their order, each with the delay by which all campaigns together keep to the rate, for one turn.
 * @returns the state, and when to go on with the rest; undefined for a run that was overtaken.
 */
export const queueChunks = async (
  { ledger, slots, sendRate, queueChunks: send, clock }: PipelineServices,
  id: string,
  state: DispatchState,
  isTimeUp: () => boolean,
): Promise<{ state: DispatchState; goOnAt?: number } | undefined> => {
  let reached = state;
  // A look between two turns takes nothing: it is the others' time.
  const isWithinTurn = state.queued > 0 && state.queued < state.chunks && clock() < nextTurn(state);
  if (isWithinTurn) return { state, goOnAt: nextTurn(state) };
  const rate = await sendRate();
  let began: number | undefined;
  let gap: DispatchState['gap'];
  while (reached.queued < reached.chunks) {
    const now = clock();
    if (isTimeUp()) return { state: reached, goOnAt: now };
    const { chunks } = await ledger.chunkPage(id, reached.queued, chunksAtOnce);
    const latest = new Date(now + longestDelaySeconds * 1000).toISOString();
    const due = chunks.filter((chunk) => isDue(chunk, latest));
    const sized = due.map((chunk) => ({ number: chunk.number, size: leftOf(chunk).length }));
    const plan = await slots.take((free) => paced(sized, { now, free, began, rate }));
    const { window, until } = plan;
    began = plan.began;
    await send(window.map(({ number, delaySeconds }) => ({ campaign: id, chunk: number, delaySeconds })));
    const isWhole = window.length === sized.length;
    const first = sized[window.length];
    const queued = first ? first.number : (chunks.at(-1)?.number ?? reached.chunks - 1) + 1;
    const turnBegins = new Date(began).toISOString();
    // Where the rate is free, no other campaign kept it waiting.
    gap ??= { from: began > now ? idleSince(state) : turnBegins, until: turnBegins };
    const change = { queued, paced: new Date(until).toISOString(), gap, rate };
    if (!(await ledger.noteDispatch(id, state.attempt, change))) return undefined;
    reached = { ...reached, ...change };
    if (!isWhole) return { state: reached, goOnAt: nextTurn(reached) };
  }
  return { state: reached };
};
