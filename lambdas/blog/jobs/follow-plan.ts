import type { Language } from '#contracts/text/language.ts';
import type { Schedules } from '#lambdas/platform/schedules.ts';
import type { BlogEditing } from '../services.ts';

/**
 * Makes the schedule of a text match its present plan: a call at its time, or none. The kind of change does not matter,
 * so a change may be reported late, twice, or after a later one.
 */
export const followPlan =
  ({ blog, schedules }: Pick<BlogEditing, 'blog'> & { schedules: Schedules }) =>
  async ({ id, language }: { id: string; language: Language }): Promise<void> => {
    const name = `${id} ${language}`;
    const planned = await blog.text(id, 'PLANNED', language);
    if (planned) await schedules.set(name, planned.publishAt, { id, language });
    else await schedules.cancel(name);
  };
