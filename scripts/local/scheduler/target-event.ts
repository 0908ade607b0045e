import { environment } from '../template/environment.ts';
import { type Run, type Schedule, scheduleArn } from './schedules.ts';

const iso = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`;

/** The event that a function gets: the schedule's input with its placeholders filled in, or the event that AWS sends without an input. */
export const targetEvent = (schedule: Schedule, { id, scheduled, attempt }: Run): unknown => {
  const { Input } = schedule.definition.Target;
  const time = iso(scheduled);
  if (Input === undefined) {
    return {
      version: '0',
      id,
      'detail-type': 'Scheduled Event',
      source: 'aws.scheduler',
      account: environment.account,
      time,
      region: environment.region,
      resources: [scheduleArn(schedule)],
      detail: '{}',
    };
  }
  const placeholders: Record<string, string> = {
    'schedule-arn': scheduleArn(schedule),
    'scheduled-time': time,
    'execution-id': id,
    'attempt-number': String(attempt),
  };
  return JSON.parse(Input.replace(/<aws\.scheduler\.([\w-]+)>/g, (whole, name: string) => placeholders[name] ?? whole));
};
