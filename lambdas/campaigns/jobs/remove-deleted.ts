import type { PipelineServices } from '../pipeline-services.ts';

/** Longer than any function runs that may have read the campaign before it was deleted, and writes something of it. */
const lastWriteMilliseconds = 15 * 60_000;

/**
 * Removes what is left of deleted campaigns, as far as there is time; the next look goes on. One is forgotten when nothing of it is
 * found so late that nothing can come any more. @throws the first failure, at the end.
 */
export const removeDeleted =
  ({ deleted, clock, log }: Pick<PipelineServices, 'deleted' | 'clock' | 'log'>) =>
  async (isTimeUp: () => boolean): Promise<void> => {
    const failures: unknown[] = [];
    for (const { id, time } of await deleted.all()) {
      if (isTimeUp()) break;
      try {
        const isEmpty = await deleted.removeItems(id, isTimeUp);
        if (isEmpty && clock() - time > lastWriteMilliseconds) await deleted.forget(id);
      } catch (error) {
        log.error('deleted campaign not removed', { error, campaign: id });
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  };
