import { ProblemError } from '#lambdas/platform/problem.ts';
import { accepted } from '../adapters/accepted.ts';
import { browserName } from '../model/browser-name.ts';
import { visitReport } from '../model/visit-report.ts';
import type { RelayReply, RelayRequest, RelayServices } from '../services.ts';

const address = new URL('https://cloudflareinsights.com/cdn-cgi/rum');
/** Nothing of the answer is used. */
const answerLimit = 4 * 1024;
/** Not 403: Cloudflare refuses so what it takes for a robot's, and no stranger's call is an outage. */
const operators = [401, 404];

/**
 * Hands a visit on to Cloudflare, which learns the browser from its name. The visitor's address is not passed on, so
 * all visits seem to come from where the function runs.
 */
export const reportVisit =
  ({ readSettings, ask }: RelayServices) =>
  async ({ body, headers, staysHere }: RelayRequest): Promise<RelayReply> => {
    const { enabled, siteTag } = await readSettings('edgeAnalytics');
    if (!enabled) throw new ProblemError('notFound');
    if (staysHere) return { status: 204 };
    const report = visitReport(body.toString('utf8'), siteTag);
    if (report === undefined) throw new ProblemError('invalidRequest');
    const visit = {
      url: address,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(report),
        'user-agent': browserName(headers),
      },
      body: Buffer.from(report),
      limit: answerLimit,
    } as const;
    await accepted(ask, visit, operators);
    return { status: 204 };
  };
