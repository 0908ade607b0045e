import type { Scheduler } from '../scheduler/scheduler.ts';
import type { Schedule } from '../scheduler/schedules.ts';
import { html, type Markup } from './html.ts';
import { layout, soft, table } from './layout.ts';
import { type Answer, json, page } from './reply.ts';

const iso = (time: number): string => new Date(time).toISOString();

/** A schedule as JSON: what it does, when it is due, what is still owed and what came of the last attempt. */
const described = ({ group, name, definition, next, runs, last }: Schedule) => ({
  name,
  group,
  expression: definition.ScheduleExpression,
  timezone: definition.ScheduleExpressionTimezone,
  state: definition.State,
  target: definition.Target.Arn,
  next: next === undefined ? null : iso(next),
  /** Calls that are due or failed, with the number of the attempt that comes. */
  owed: runs.map(({ scheduled, attempt, at }) => ({ scheduled: iso(scheduled), attempt, at: iso(at) })),
  last: last === undefined ? null : { ...last, time: iso(last.time) },
});
type Described = ReturnType<typeof described>;

const timeMarkup = (time: string): Markup =>
  html`<time datetime="${time}"><bdi dir="ltr">${time.slice(0, 19).replace('T', ' ')}</bdi></time>`;

const nextMarkup = ({ state, next, owed: [owed] }: Described): Markup => {
  if (state === 'DISABLED') return html`disabled`;
  if (owed !== undefined) return html`attempt ${owed.attempt}: ${timeMarkup(owed.at)}`;
  return next === null ? html`never` : timeMarkup(next);
};

const lastMarkup = ({ last }: Described): Markup => {
  if (last === null) return html`not called yet`;
  return html`${timeMarkup(last.time)}${last.error === undefined ? '' : html` <span class="refused">${last.error}</span>`}`;
};

const schedulesPage = (stackName: string, schedules: Described[]): string => {
  const rows = schedules.map((schedule) => [
    html`<bdi>${schedule.name}</bdi><br><span class="soft">${schedule.group}</span>`,
    html`<code>${schedule.expression}</code><br><span class="soft">${schedule.timezone}</span>`,
    nextMarkup(schedule),
    lastMarkup(schedule),
    html`<code class="soft">${schedule.target.split(':').slice(6).join(':')}</code>`,
  ]);
  const content =
    rows.length === 0
      ? soft('There are none. Functions make them, or the template declares them.')
      : table(['Schedule', 'When', 'Next call (UTC)', 'Last call (UTC)', 'Calls'], rows);
  return layout(stackName, 'schedules', html`<h1>Schedules</h1>${content}`);
};

/** The schedules by group and name: a page for people, JSON for tests. */
export const scheduleRoutes = (scheduler: Scheduler, stackName: string): Record<string, Answer> => {
  const list = (): Described[] =>
    scheduler
      .all()
      .map(described)
      .sort((a, b) => a.group.localeCompare(b.group) || a.name.localeCompare(b.name));
  return {
    'GET /schedules': () => page(schedulesPage(stackName, list())),
    'GET /api/schedules': () => json(list()),
  };
};
