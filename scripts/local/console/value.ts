import { html, type Markup } from './html.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Data as a person reads it: names beside values, each value in the direction of its own script. */
export const valueMarkup = (value: unknown): Markup => {
  if (Array.isArray(value) && value.length > 0) {
    return html`<ul>${value.map((each) => html`<li>${valueMarkup(each)}</li>`)}</ul>`;
  }
  if (isRecord(value) && Object.keys(value).length > 0) {
    return html`<dl>${Object.entries(value).map(
      ([name, each]) => html`<dt>${name}</dt><dd dir="auto">${valueMarkup(each)}</dd>`,
    )}</dl>`;
  }
  return typeof value === 'string' ? html`<bdi>${value}</bdi>` : html`<code>${JSON.stringify(value) ?? ''}</code>`;
};
