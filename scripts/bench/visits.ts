import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ListQueuesCommand, SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { readAnalytics } from '#contracts/analytics/figures.ts';
import type { VisitEvent } from '#contracts/analytics/visits.ts';
import type { Output } from '#contracts/http/endpoint.ts';
import { initialSettings } from '#contracts/settings/sections.ts';
import { figuresStore } from '#lambdas/analytics/index.ts';
import { dayIn } from '#lambdas/analytics/model/days.ts';
import type { VisitMessage } from '#lambdas/analytics/model/visit-message.ts';
import { readAnalytics as readFigures } from '#lambdas/analytics/use-cases/read-analytics.ts';
import { openTable } from '#lambdas/platform/table/table.ts';
import { mainTable } from '../local/seed.ts';
import type { Prepared } from '../local/twin.ts';
import { createVisitor } from '../visitor.ts';
import type { Figures } from './figures.ts';
import { administrator, openStage } from './stage.ts';
import { fillDays } from './visit-days.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const agent = new Agent({ keepAlive: true, maxSockets: 200 });

const { siteZone: timeZone } = initialSettings.general;

/** One report of the visitor at this address of the machine, as `navigator.sendBeacon` makes it. */
const report = async (site: string, localAddress: string, events: readonly VisitEvent[]): Promise<boolean> => {
  const body = JSON.stringify({ language: 'he', events });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': chrome,
    origin: site,
  };
  const { port } = new URL(site);
  const target = { host: '127.0.0.1', port, path: '/api/visits', method: 'POST', headers, localAddress, agent };
  const sent = request(target);
  sent.end(body);
  const [reply] = await once(sent, 'response');
  await text(reply);
  return reply.statusCode === 204;
};

/** Reports of each visitor, fewer than are taken of one in a minute; those before counting starts. */
const [each, warmUp, inFlight] = [25, 5, 50];
const pages = ['/', '/products', '/glossary', '/brand/bloch'] as const;
const views = (count: number): VisitEvent[] =>
  Array.from({ length: count }, (_none, at) => ({ kind: 'view', path: pages[at % pages.length] ?? '/' }));

/** Milliseconds of a report with fifty in flight, by as many visitors with an address each. */
const timeReports = async (site: string) => {
  const times: number[] = [];
  let failed = 0;
  const visitors = Array.from({ length: inFlight }, async (_none, visitor) => {
    for (let sent = 0; sent < each; sent += 1) {
      const began = performance.now();
      if (!(await report(site, `127.21.0.${visitor + 1}`, views(1)))) failed += 1;
      if (sent >= warmUp) times.push(performance.now() - began);
    }
  });
  await Promise.all(visitors);
  times.sort((a, b) => a - b);
  return { p99: times[Math.floor(times.length * 0.99)] ?? 0, failed };
};

const second = 1_000;
/** Past the address, which takes fewer: it has the share of a public call in the throttle of the API. */
const stream = { perSecond: 1_000, events: 4, seconds: 30, ofVisitor: 10, atOnce: 10 } as const;

const messageOf = (at: number): VisitMessage => ({
  ...{ id: randomUUID(), at: Date.now(), day: dayIn(timeZone)(Date.now()), timeZone },
  visitor: `visitor-${Math.floor(at / stream.ofVisitor)}`,
  ...{ country: 'IL', device: 'desktop', browser: 'Chrome', isRobot: false },
  report: { language: 'he', events: views(stream.events) },
});

/** Puts events evenly into the queue for half a minute, and notes at each second how many of them are not counted yet. */
const streamEvents = async (send: (messages: VisitMessage[]) => Promise<void>, counted: () => Promise<number>) => {
  const before = await counted();
  const lags: number[] = [];
  const batches = (stream.perSecond * stream.seconds) / (stream.events * stream.atOnce);
  const under = new Set<Promise<unknown>>();
  const began = performance.now();
  let sent = 0;
  for (let batch = 0; batch < batches; batch += 1) {
    const due = (batch * stream.events * stream.atOnce * second) / stream.perSecond;
    const wait = due - (performance.now() - began);
    if (wait > 1) await setTimeout(wait);
    const messages = Array.from({ length: stream.atOnce }, (_none, at) => messageOf(batch * stream.atOnce + at));
    const sending = send(messages)
      .then(() => {
        sent += stream.events * stream.atOnce;
      })
      .finally(() => under.delete(sending));
    under.add(sending);
    if (performance.now() - began > (lags.length + 1) * second) {
      const now = sent;
      lags.push(now - ((await counted()) - before));
    }
  }
  await Promise.all(under);
  const sendingSeconds = (performance.now() - began) / second;
  const ended = performance.now();
  while ((await counted()) - before < sent) {
    if (performance.now() - ended > 120 * second) throw new Error('Not all events were counted');
    await setTimeout(250);
  }
  return { lags, sendingSeconds, drainSeconds: (performance.now() - ended) / second };
};

/** The table of a twin, past its functions; every call is counted. */
const tableOf = ({ awsEndpoint: endpoint, operator: credentials, tables }: Prepared) => {
  const name = mainTable(tables);
  if (name === undefined) throw new Error('The twin has no table');
  const client = new DynamoDBClient({ endpoint, credentials, region: 'eu-central-1' });
  const table = openTable(name, client);
  let calls = 0;
  table.client.middlewareStack.add(
    (next) => (input) => {
      calls += 1;
      return next(input);
    },
    { step: 'initialize', name: 'count' },
  );
  const callsOf = async (work: () => Promise<unknown>): Promise<number> => {
    calls = 0;
    await work();
    return calls;
  };
  return { table, callsOf };
};

/** Puts messages into the queue of visits. */
const senderOf = ({ awsEndpoint: endpoint, operator: credentials }: Prepared) => {
  const sqs = new SQSClient({ endpoint, credentials, region: 'eu-central-1' });
  const queue = sqs
    .send(new ListQueuesCommand())
    .then(({ QueueUrls = [] }) => QueueUrls.find((url) => url.endsWith('-visits')));
  return async (messages: VisitMessage[]): Promise<void> => {
    const Entries = messages.map((message) => ({ Id: message.id, MessageBody: JSON.stringify(message) }));
    await sqs.send(new SendMessageBatchCommand({ QueueUrl: await queue, Entries }));
  };
};

/** The reads of the screen of thirty days, and the time of its reply: the slowest of a few, the first among them. */
const measureScreen = async (
  { row }: Figures,
  { table, callsOf }: ReturnType<typeof tableOf>,
  { read, visits }: { read: () => Promise<unknown>; visits: number },
) => {
  await fillDays(table, visits, Date.now());
  const readSettings = async <Name extends keyof typeof initialSettings>(name: Name) => initialSettings[name];
  const readDirectly = readFigures({ figures: figuresStore(table), readSettings, clock: Date.now });
  const reads = await callsOf(() => readDirectly({ query: { period: 'month' } }));
  const times: number[] = [];
  for (let time = 0; time < 10; time += 1) {
    const began = performance.now();
    await read();
    times.push(performance.now() - began);
  }
  const of = `GET /api/admin/analytics, 30 days, ${visits.toLocaleString('en')} visits a day`;
  row(`${of}, calls of the table`, reads, '', 40);
  row(`${of}, the slowest of ten`, Math.max(...times), 'ms', 300);
};

/** Counting visits: how fast a report is answered, whether counting keeps up, and what the screen costs. */
export const measureVisits = async (figures: Figures, assembly: string): Promise<void> => {
  const { row, note } = figures;
  const opened = Promise.withResolvers<Prepared>();
  const twin = await openStage(assembly, async (prepared) => opened.resolve(prepared));
  try {
    const { token } = await createVisitor(twin.url).logIn(administrator);
    const read = async (period: string) => {
      const reply = await fetch(`${twin.url}/api/admin/analytics?period=${period}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (!reply.ok) throw new Error(`analytics: ${reply.status}`);
      return (await reply.json()) as Output<typeof readAnalytics>;
    };
    const times = await timeReports(twin.url);
    row(`POST /api/visits, p99 at ${inFlight} in flight`, times.p99, 'ms', 20);
    row('reports of visits that failed', times.failed, '', 0);
    const prepared = await opened.promise;
    const { lags, sendingSeconds, drainSeconds } = await streamEvents(
      senderOf(prepared),
      async () => (await read('day')).totals.now.views,
    );
    const sum = (some: readonly number[]) => some.reduce((total, lag) => total + lag, 0) / some.length;
    const third = Math.floor(lags.length / 3);
    note('events of visits, sent a second', (stream.perSecond * stream.seconds) / sendingSeconds, '');
    note('not counted yet, on average of the second third', sum(lags.slice(third, 2 * third)), 'events');
    note('not counted yet, on average of the last third', sum(lags.slice(2 * third)), 'events');
    row(
      'lag of the last third beside the second',
      sum(lags.slice(2 * third)) / sum(lags.slice(third, 2 * third)),
      'x',
      1.2,
    );
    row('all counted after the last event', drainSeconds, 's', 10);
    const table = tableOf(prepared);
    for (const visits of [1, 1_000_000]) await measureScreen(figures, table, { read: () => read('month'), visits });
  } finally {
    agent.destroy();
    await twin.close();
  }
};
