import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askBy } from '#lambdas/relay/index.ts';
import { reportVisit } from '#lambdas/relay/use-cases/report-visit.ts';
import { sendTelemetry } from '#lambdas/relay/use-cases/send-telemetry.ts';
import { someSettings } from '#test/support/some-settings.ts';
import { openStandIn } from '#test/support/stand-in-service.ts';

const siteTag = '0123456789abcdef0123456789abcdef';
const telemetryDsn = 'https://0123abcd@errors.example/7';

let standIn: Awaited<ReturnType<typeof openStandIn>>;
beforeAll(async () => {
  standIn = await openStandIn();
});
afterAll(() => standIn.close());

const services = () => {
  const { readSettings, set } = someSettings();
  set('edgeAnalytics', { enabled: true, siteTag });
  set('integrations', { telemetryDsn });
  return { readSettings, ask: askBy({ standIn: standIn.url }) };
};
const calls = {
  visit: (headers: Record<string, string>) =>
    reportVisit(services())({ body: Buffer.from(JSON.stringify({ siteToken: siteTag })), headers, staysHere: false }),
  envelope: (headers: Record<string, string>) => {
    const body = Buffer.from(`${JSON.stringify({ dsn: telemetryDsn })}\n{}`);
    return sendTelemetry(services())({ body, headers, staysHere: false });
  },
};

describe.each(['visit', 'envelope'] as const)('a %s', (kind) => {
  it.each([
    ['letters of every alphabet', 'Browser/1 \u05E0\u05D5\u05E2\u05D4 \u{1FA70}end', 'Browser/1    end'],
    ['line breaks', 'Browser/1\r\nhost: evil.example', 'Browser/1 host: evil.example'],
    ['no end', 'x'.repeat(5_000), 'x'.repeat(512)],
  ])('leaves where the name of its browser has %s', async (_what, name, sent) => {
    standIn.heard.length = 0;
    standIn.said = { status: 200 };
    expect(await calls[kind]({ 'user-agent': name })).toEqual({ status: 204 });
    expect(standIn.heard[0]?.headers['user-agent']).toBe(sent);
  });
});

it.each([
  ['visit', 403, 'invalidRequest'],
  ['visit', 404, 'unavailable'],
  ['envelope', 403, 'unavailable'],
] as const)('a %s that is answered with %i is %s: no stranger makes an outage of it', async (kind, status, code) => {
  standIn.said = { status };
  await expect(calls[kind]({})).rejects.toMatchObject({ code });
});
