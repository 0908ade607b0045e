import { randomUUID } from 'node:crypto';
import { type Definition, timesOf } from './definition.ts';
import { keyOf, type Run, type Schedule, type Schedules } from './schedules.ts';

/** The outcome of one attempt. A refusal is final: AWS does not retry what is not permitted. */
export type Attempt = { error?: string; isFinal?: boolean };

export interface DispatcherOptions {
  schedules: Schedules;
  now(): number;
  attempt(schedule: Schedule, run: Run): Promise<Attempt>;
  /** Called when a call was refused for good. */
  onRefusal(schedule: Schedule, run: Run): Promise<void>;
  /** Called for calls that are given up. */
  onProblem(message: string): void;
}

/** AWS retries up to 185 times in a day; at a laptop no one wants to wait that long. */
const mostRetries = 4;
const firstDelay = 5_000;
/** Timers run by the laptop's clock, so the twin's clock is checked again and again. */
const longestWait = 30_000;

const isOver = ({ Target: { RetryPolicy } }: Definition, { attempt, since }: Run, time: number): boolean =>
  attempt > Math.min(RetryPolicy.MaximumRetryAttempts, mostRetries) ||
  time - since > RetryPolicy.MaximumEventAgeInSeconds * 1000;

/**
 * Makes the calls that are due. A due call is recorded on disk before it is made, and removed when it has finished, so
 * a killed process makes it again. Runs that were missed, because the twin was off or its clock moved, count as one.
 */
export const createDispatcher = ({ schedules, now, attempt, onRefusal, onProblem }: DispatcherOptions) => {
  const underway = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;

  const isEnabled = ({ definition }: Schedule): boolean => definition.State === 'ENABLED';

  const settle = async (key: string, run: Run, { error, isFinal = false }: Attempt): Promise<void> => {
    // The schedule may have been changed, deleted or recreated meanwhile; a call that was interrupted because the
    // twin stops is still due.
    const schedule = schedules.get(key);
    if (!isRunning || !schedule?.runs.some(({ id }) => id === run.id)) return;
    const time = now();
    const { definition, next } = schedule;
    const last = { time, attempts: run.attempt, ...(error === undefined ? {} : { error }) };
    const others = schedule.runs.filter(({ id }) => id !== run.id);
    if (error !== undefined && !isFinal && !isOver(definition, run, time)) {
      const again = { ...run, attempt: run.attempt + 1, at: time + firstDelay * 2 ** (run.attempt - 1) };
      return schedules.put(key, { ...schedule, runs: [...others, again], last });
    }
    if (isFinal) await onRefusal(schedule, run);
    if (error !== undefined) onProblem(`Schedule ${key} gave up after attempt ${run.attempt}: ${error}`);
    const isCompleted = next === undefined && others.length === 0;
    if (isCompleted && definition.ActionAfterCompletion === 'DELETE') return schedules.delete(key);
    return schedules.put(key, { ...schedule, runs: others, last });
  };

  const perform = async (schedule: Schedule, run: Run): Promise<void> => {
    underway.add(run.id);
    try {
      await settle(keyOf(schedule), run, await attempt(schedule, run));
    } catch (error) {
      onProblem(`Schedule ${keyOf(schedule)}: ${error instanceof Error ? error.stack : String(error)}`);
    } finally {
      underway.delete(run.id);
    }
  };

  /** Records a call for the time that has come, and looks for the next one. */
  const owe = async (schedule: Schedule, time: number): Promise<void> => {
    const { next: scheduled = time, ...rest } = schedule;
    const run = { id: randomUUID(), scheduled, since: time, attempt: 1, at: time };
    const next = timesOf(schedule.definition, schedule.changed).after(time);
    await schedules.put(keyOf(schedule), {
      ...rest,
      ...(next === undefined ? {} : { next }),
      runs: [...schedule.runs, run],
    });
  };

  const wait = (): void => {
    clearTimeout(timer);
    if (!isRunning) return;
    const times = schedules
      .values()
      .filter(isEnabled)
      .flatMap(({ next, runs }) => [next ?? [], runs.filter(({ id }) => !underway.has(id)).map(({ at }) => at)].flat());
    const delay = Math.min(...times) - now();
    timer = setTimeout(() => void check(), Math.min(Math.max(delay, 0), longestWait));
  };

  const look = async (): Promise<void> => {
    const time = now();
    // All in one step: two checks of one time must not record the same call twice.
    await Promise.all(
      schedules
        .values()
        .filter((schedule) => isEnabled(schedule) && schedule.next !== undefined && schedule.next <= time)
        .map((schedule) => owe(schedule, time)),
    );
    const due = schedules
      .values()
      .filter(isEnabled)
      .flatMap((schedule) => schedule.runs.map((run) => ({ schedule, run })))
      .filter(({ run }) => run.at <= time && !underway.has(run.id));
    const performed = Promise.all(due.map(({ schedule, run }) => perform(schedule, run)));
    wait();
    await performed;
    wait();
  };

  /** Makes the due calls; resolves when each of them was tried once. */
  const check = async (): Promise<void> => {
    if (isRunning) await look().catch((error: unknown) => onProblem(`The scheduler failed: ${String(error)}`));
  };

  return {
    start: (): Promise<void> => {
      isRunning = true;
      return check();
    },
    /** To be called when the clock moved. */
    check,
    /** To be called when a schedule changed. */
    wait,
    stop: async (): Promise<void> => {
      isRunning = false;
      clearTimeout(timer);
    },
  };
};
