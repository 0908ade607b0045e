import { scheduler } from 'node:timers/promises';
import type { MiddlewareObj } from '@middy/core';
import { instanceMeters } from '../cache/meters.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { AppTable } from '../table/table.ts';
import { clearings } from './apply-clearing.ts';
import { usageNotes } from './note-usage.ts';

/**
 * How long a request waits for its own figures, in milliseconds: the table responds in a tenth of it. Anything that
 * takes longer goes on by itself, on AWS when the instance is called again.
 */
const waitMs = 100;

interface ReportUsage {
  /** The function's name in the product. */
  functionName: string;
  table: AppTable;
  log: Log;
  clock?: Clock;
}

/** A function that is to be counted: it notes the use of its caches after a request, and clears them before one. */
export const reportUsage = ({ functionName, table, log, clock = systemClock }: ReportUsage): MiddlewareObj => {
  const meters = instanceMeters;
  const memoryLimit = Number(process.env.AWS_LAMBDA_FUNCTION_MEMORY_SIZE ?? 0) * 1024 * 1024;
  const note = usageNotes({ meters, functionName, table, clock, memoryLimit });
  const applyClearing = clearings({ table, clock, meters });

  /** Never fails, and never holds up a request: figures are worth less than any reply. */
  const withTimeout = async (work: () => Promise<void>, failure: string): Promise<void> => {
    const done = work().catch((error: unknown) => log.info(failure, { error: String(error) }));
    const waiting = new AbortController();
    await Promise.race([done, scheduler.wait(waitMs, { signal: waiting.signal }).catch(() => undefined)]);
    waiting.abort();
  };
  const atEnd = () => withTimeout(note, 'the use of caches is not noted');
  return {
    before: () => withTimeout(applyClearing, 'whether caches are to be cleared is not known'),
    after: atEnd,
    onError: atEnd,
  };
};
