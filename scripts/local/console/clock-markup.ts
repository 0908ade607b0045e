import type { Clock } from '../runtime/clock.ts';
import { html, type Markup } from './html.ts';

const steps = { PT1M: '1 minute', PT15M: '15 minutes', PT1H: '1 hour', P1D: '1 day', P7D: '7 days' };

/** The twin's time, and the forms that move it. */
export const clockMarkup = (clock: Clock): Markup => {
  const ahead = Math.round(clock.ahead() / 1000);
  const form = (content: Markup) => html`<form method="post" action="/__local/clock">${content}</form>`;
  const options = Object.entries(steps).map(([value, label]) => html`<option value="${value}">${label}</option>`);
  return html`<bdi>${new Date(clock.now()).toISOString().slice(0, 19)}Z</bdi>,
${ahead === 0 ? '' : html`${ahead} s ahead of `}the laptop's time
<div>${form(html`<label>Move on by <select name="advance">${options}</select></label> <button>Move</button>`)}
${ahead === 0 ? '' : form(html`<button name="reset" value="true">Back to the laptop's time</button>`)}</div>`;
};
