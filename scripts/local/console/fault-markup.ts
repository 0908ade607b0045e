import type { Fault } from '../faults/fault.ts';
import { html, type Markup } from './html.ts';
import { table } from './layout.ts';

const whatHappens = (fault: Fault): string => {
  switch (fault.kind) {
    case 'throttle':
      return 'throttled';
    case 'notSubscribed':
      return 'not subscribed to, where a model is sold on AWS Marketplace';
    case 'delay':
      return `delayed by ${fault.milliseconds} ms`;
    case 'error':
      return `answered with ${fault.status}`;
    case 'cut':
      return 'connection cut';
    case 'loseReply':
      return 'performed, reply lost';
    case 'kill':
      return `caller killed, ${fault.when} the call`;
  }
};
const untilWhen = ({ count, until, struck }: Fault): string =>
  [...(count === undefined ? [] : [`${count - struck} more calls`]), ...(until === undefined ? [] : [until])].join(
    ', ',
  ) || 'cleared';

/** The faults that are under way, and the button that ends them; nothing where there are none. */
export const faultMarkup = (faults: Fault[]): Markup => {
  if (faults.length === 0) return html``;
  const rows = faults.map((fault) => [
    html`<code>${fault.service}${fault.call === undefined ? '' : `: ${fault.call}`}</code>`,
    fault.caller ?? 'everybody',
    html`<span class="refused">${whatHappens(fault)}</span>`,
    `${Math.round(fault.share * 100)} %`,
    fault.struck,
    untilWhen(fault),
  ]);
  return html`<h2>Faults</h2>${table(['Service', 'Calls of', 'What happens', 'Share', 'Struck', 'Until'], rows)}
<div><form method="post" action="/__local/faults/clear"><button>Clear all faults</button></form></div>`;
};
