import type { Streams } from '../streams/streams.ts';
import { html } from './html.ts';
import { clock, layout, soft, table } from './layout.ts';
import { type Answer, json, page } from './reply.ts';

const streamsPage = async (streams: Streams, stackName: string): Promise<string> => {
  const mappings = (await streams.state()).map(({ mapping, table: name, functionArn, state, position, waiting }) => [
    mapping,
    name,
    functionArn.split(':').at(-1) ?? functionArn,
    state === 'refused by IAM' ? html`<span class="refused">${state}</span>` : state,
    waiting,
    html`<code>${position}</code>`,
  ]);
  const notices = streams
    .notices()
    .toReversed()
    .map(({ time, topic, message }) => [clock(time), topic.split(':').at(-1) ?? topic, html`<code>${message}</code>`]);
  const heads = ['Mapping', 'Table', 'Function', 'State', 'Waiting changes', 'Position'];
  return layout(
    stackName,
    'streams',
    html`<h1>Streams</h1>${mappings.length === 0 ? soft('The template maps no stream to a function.') : table(heads, mappings)}
<h2>Given up</h2>${notices.length === 0 ? soft('No records were given up.') : table(['Time', 'Topic', 'Message'], notices)}`,
  );
};

/** How far each event source mapping is, and what was reported to topics about records that were given up. */
export const streamRoutes = (streams: Streams, stackName: string): Record<string, Answer> => ({
  'GET /streams': async () => page(await streamsPage(streams, stackName)),
  'GET /api/streams': async () => json(await streams.state()),
  'GET /api/topics': () => json(streams.notices()),
});
