import type { Faults } from '../faults/faults.ts';
import type { RunningFunction } from '../functions/runner.ts';
import type { Clock } from '../runtime/clock.ts';
import { clockMarkup } from './clock-markup.ts';
import type { ConsoleData, TablePage } from './data.ts';
import { faultMarkup } from './fault-markup.ts';
import { html, type Markup } from './html.ts';
import { clock, layout, logOf, soft, table } from './layout.ts';
import { valueMarkup } from './value.ts';

const shownCalls = 50;

const functionTable = (functions: RunningFunction[]): Markup =>
  table(
    ['Function', 'Recent calls', 'Failed', 'Last'],
    functions.map(({ name, calls }) => {
      const all = calls();
      const last = all.at(-1);
      return [
        html`<a href="/__local/functions/${encodeURIComponent(name)}">${name}</a>`,
        all.length,
        all.filter(({ error }) => error !== undefined).length,
        last === undefined ? 'not called yet' : `${clock(last.time)}, ${last.milliseconds} ms`,
      ];
    }),
  );

const tableLinks = (names: string[]) =>
  names.map((name) => html`<a href="/__local/table?name=${encodeURIComponent(name)}">${name}</a> `);

export const overviewPage = (
  data: ConsoleData,
  { awsEndpoint, clock, faults }: { awsEndpoint: string; clock: Clock; faults: Faults },
): string => {
  const denied = data.denied().length;
  const refusals = html`<p class="refused">IAM refused ${denied} calls: <a href="/__local/denied">see them</a>.</p>`;
  return layout(
    data.stackName,
    '',
    html`<h1>What runs here</h1>${denied > 0 ? refusals : ''}
<dl><dt>Site</dt><dd><a href="/">this address</a>: CloudFront, its functions and its origins</dd>
<dt>AWS endpoint</dt><dd><code>${awsEndpoint}</code> for the functions' SDK calls, held against their roles</dd>
<dt>Tables</dt><dd>${tableLinks(data.tables)}</dd>
<dt>Clock</dt><dd>${clockMarkup(clock)}</dd>
<dt>As JSON</dt><dd><a href="/__local/api/denied">denied</a>, <a href="/__local/api/calls">calls</a>,
<a href="/__local/api/table">table</a>, <a href="/__local/api/resources">resources</a>,
<a href="/__local/api/mail">mail</a>, <a href="/__local/api/schedules">schedules</a>, <a href="/__local/api/streams">streams</a>,
<a href="/__local/api/topics">topics</a>, <a href="/__local/api/queues">queues</a>, <a href="/__local/api/clock">clock</a>, <a href="/__local/api/faults">faults</a></dd></dl>
${faultMarkup(faults.all())}<h2>Functions</h2>${functionTable(data.functions())}`,
  );
};

export const functionsPage = (data: ConsoleData): string =>
  layout(
    data.stackName,
    'functions',
    html`<h1>Functions</h1>${functionTable(data.functions())}
<h2>CloudFront functions: log</h2>${logOf(data.edgeLog())}`,
  );

export const functionPage = (data: ConsoleData, name: string): string | undefined => {
  const found = data.findFunction(name);
  if (found === undefined) return undefined;
  const rows = found
    .calls()
    .slice(-shownCalls)
    .toReversed()
    .map(({ time, label, requestId, milliseconds, error = '' }) => [
      clock(time),
      html`<bdi>${label}</bdi>`,
      `${milliseconds} ms`,
      html`<code>${requestId}</code>`,
      html`<span class="refused">${error}</span>`,
    ]);
  return layout(
    data.stackName,
    'functions',
    html`<h1>${found.name}</h1><h2>Recent calls</h2>
${rows.length === 0 ? soft('Not called yet.') : table(['Time', 'Call', 'Took', 'Request id', 'Error'], rows)}
<h2>Log</h2>${logOf(found.log())}`,
  );
};

export const tablePage = (data: ConsoleData, page: TablePage | undefined): string => {
  if (page === undefined) return layout(data.stackName, 'table', html`<h1>Table</h1>${soft('There is none.')}`);
  const others = data.tables.filter((name) => name !== page.table);
  const items = page.items.map((item) => {
    const keys = page.keys.map((name) => html`<bdi>${String(item[name])}</bdi> `);
    return html`<details><summary>${keys}</summary>${valueMarkup(item)}</details>`;
  });
  const address = `/__local/table?name=${encodeURIComponent(page.table)}&after=${page.after}`;
  const next = page.after && html`<p><a href="${address}">Next items</a></p>`;
  return layout(
    data.stackName,
    'table',
    html`<h1>${page.table}</h1><p>${tableLinks(others)}</p>${items.length === 0 ? soft('No items.') : items}${next ?? ''}`,
  );
};

export const deniedPage = (data: ConsoleData): string => {
  const rows = data
    .denied()
    .toReversed()
    .map(({ time, caller, action, resource, reason }) => [
      clock(time),
      caller,
      html`<span class="refused">${action}</span>`,
      html`<code>${resource}</code>`,
      reason,
    ]);
  const content =
    rows.length === 0
      ? soft('Every call so far was allowed by its role.')
      : table(['Time', 'Caller', 'Action', 'Resource', 'Why'], rows);
  return layout(data.stackName, 'denied', html`<h1>Calls that IAM refused</h1>${content}`);
};

export const resourcesPage = (data: ConsoleData): string => {
  const rows = data
    .resources()
    .map(({ path, type, id, simulation }) => [html`${path}<br><code class="soft">${id}</code>`, type, simulation]);
  return layout(
    data.stackName,
    'resources',
    html`<h1>Resources of the template</h1>${table(['Resource', 'Type', 'Here'], rows)}`,
  );
};
