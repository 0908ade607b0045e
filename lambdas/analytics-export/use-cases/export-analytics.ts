import type { Analytics } from '#contracts/analytics/figures.ts';
import type * as contracts from '#contracts/analytics-export/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { reportPdf } from '../adapters/report-pdf.ts';
import { courseOf } from '../model/course.ts';
import { fileName } from '../model/file-name.ts';
import { reportCsv } from '../model/report-csv.ts';
import { filterOf, reportOf, stretchOf } from '../model/report-of.ts';
import type { People } from '../model/sections/people.ts';
import { dayIn } from '../model/writers.ts';
import type { AnalyticsExportServices } from '../services.ts';

const iso = (time: number) => new Date(time).toISOString();

/** Who joined, logged in and asked in the period and in the one before it. */
const readPeople = async (
  { signUps, logIns, questions }: AnalyticsExportServices,
  { range, before, step, timeZone: zone, series }: Analytics,
): Promise<People> => {
  const [now, former] = [stretchOf(range), stretchOf(before)];
  const dayOf = dayIn(zone);
  // Days of the assistant are those of UTC with the same dates; its hours are the same.
  const nameOf = (time: number) => (step === 'day' ? dayOf(time) : iso(time).slice(0, 'yyyy-mm-ddThh'.length));
  const [joined, loggedIn, asked] = await Promise.all([
    signUps(before.from),
    logIns(before.from, range.to),
    step === 'fiveMinutes' ? undefined : questions(step, nameOf(former.from), nameOf(now.to - 1)),
  ]);
  const steps = { step, zone, count: series.length };
  const compared = (moments: typeof joined) => ({
    now: courseOf(moments, { stretch: now, ...steps }),
    before: courseOf(moments, { stretch: former, ...steps }),
  });
  const since = nameOf(now.from);
  return {
    signUps: compared(joined),
    logIns: compared(loggedIn),
    questions: asked && {
      now: asked.filter(({ from }) => from >= since),
      before: asked.filter(({ from }) => from < since),
    },
  };
};

/** One file with what the screen shows. It is entered in the audit log before it is sent. */
export const exportAnalytics =
  (services: AnalyticsExportServices): Route<typeof contracts.exportAnalytics> =>
  async ({ body, caller, client, language }) => {
    const { analytics: read, names, siteName, audit, clock } = services;
    const { format, view } = body;
    const [analytics, catalog, site, latinSite] = await Promise.all([
      read(view),
      names(),
      siteName(language),
      siteName('en'),
    ]);
    const people = filterOf(view) ? undefined : await readPeople(services, analytics);
    const report = reportOf({ language, site, generatedAt: clock(), view, analytics, names: catalog, people });
    const bytes = format === 'pdf' ? await reportPdf(report) : Buffer.from(reportCsv(report), 'utf8');
    await audit.record(
      { caller, client },
      { action: 'analytics.export', resource: { id: '' }, after: { format, ...view } },
    );
    return {
      name: `${fileName(latinSite, view, report)}.${format}`,
      base64: Buffer.from(bytes).toString('base64'),
    };
  };
