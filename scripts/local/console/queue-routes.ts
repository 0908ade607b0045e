import type { Sqs } from '../sqs/sqs.ts';
import { html, type Markup } from './html.ts';
import { layout, soft, table } from './layout.ts';
import { type Answer, json, page, problem } from './reply.ts';

/** How many messages a page shows. */
const shown = 50;

const link = (name: string): Markup => html`<a href="/__local/queues/${encodeURIComponent(name)}">${name}</a>`;

const queuesPage = (sqs: Sqs, stackName: string): string => {
  const rows = sqs
    .state()
    .map(({ queue, functionArn, state, waiting, inFlight, delayed, oldest, isDeadLetters }) => [
      isDeadLetters && waiting + inFlight > 0
        ? html`${link(queue)} <span class="refused">dead letters</span>`
        : link(queue),
      functionArn?.split(':').at(-1) ?? '',
      state === 'refused by IAM' ? html`<span class="refused">${state}</span>` : state,
      waiting,
      inFlight,
      delayed,
      oldest ?? '',
    ]);
  const heads = ['Queue', 'Function', 'State', 'Waiting', 'In flight', 'Delayed', 'Oldest message'];
  return layout(
    stackName,
    'queues',
    html`<h1>Queues</h1>${rows.length === 0 ? soft('The template has none.') : table(heads, rows)}`,
  );
};

const queuePage = (sqs: Sqs, stackName: string, name: string): string | undefined => {
  const messages = sqs.messages(name);
  if (messages === undefined) return undefined;
  const rows = messages
    .slice(0, shown)
    .map(({ sent, receives, group = '', body }) => [
      new Date(sent).toISOString(),
      receives,
      html`<code>${group}</code>`,
      html`<code>${body}</code>`,
    ]);
  return layout(
    stackName,
    'queues',
    html`<h1>${name}</h1>${rows.length === 0 ? soft('No messages.') : table(['Sent', 'Receives', 'Group', 'Body'], rows)}`,
  );
};

/** How each queue stands, and what lies in it. */
export const queueRoutes = (sqs: Sqs, stackName: string): Record<string, Answer> => ({
  'GET /queues': () => page(queuesPage(sqs, stackName)),
  'GET /queues/{name}': ({ parameters: { name = '' } }) => {
    const found = queuePage(sqs, stackName, name);
    return found === undefined ? undefined : page(found);
  },
  'GET /api/queues': () => json(sqs.state()),
  'GET /api/messages': ({ query }) => {
    const messages = sqs.messages(query.get('queue') ?? '');
    return messages === undefined ? problem(404, 'no such queue') : json(messages);
  },
});
