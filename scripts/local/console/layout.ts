import type { LogLine } from '../functions/log-buffer.ts';
import { html, type Markup } from './html.ts';
import { mailTexts, type PageLanguage } from './mail-texts.ts';

const sections = {
  '': 'Overview',
  mail: 'Mail',
  schedules: 'Schedules',
  table: 'Table',
  functions: 'Functions',
  streams: 'Streams',
  queues: 'Queues',
  denied: 'Denied',
  resources: 'Resources',
};
export type Section = keyof typeof sections;

/** A whole page around its content. The frame of a page in Hebrew stays English, as all but the mail is. */
export const layout = (stackName: string, current: Section, content: Markup, language: PageLanguage = 'en'): string => {
  const links = Object.entries(sections).map(
    ([path, title]) =>
      html`<a href="/__local${path && `/${path}`}"${current === path ? html` aria-current="page"` : ''}>${title}</a> `,
  );
  return html`<!doctype html>
<html lang="${language}" dir="${mailTexts(language).direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${sections[current]} · ${stackName}</title><link rel="stylesheet" href="/__local/style.css"></head>
<body><header lang="en" dir="ltr"><strong>${stackName} <span class="soft">on this laptop</span></strong><nav>${links}<a href="/">Site</a></nav></header>
<main>${content}</main></body></html>`.text;
};

/** A table that becomes a list of labelled values on a phone. */
export const table = (heads: string[], rows: (Markup | string | number)[][]): Markup => {
  const cells = (row: (Markup | string | number)[]) =>
    row.map((cell, index) => html`<td data-label="${heads[index] ?? ''}">${cell}</td>`);
  return html`<table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${cells(row)}</tr>`)}</tbody></table>`;
};

/** The time of day of an ISO time. */
export const clock = (iso: string): string => iso.slice(11, 23);

export const soft = (text: string): Markup => html`<p class="soft">${text}</p>`;

/** Log lines, the latest first. */
export const logOf = (lines: LogLine[]): Markup => {
  const text = lines.toReversed().map(({ time, text: line }) => `${clock(time)}  ${line}`);
  return text.length === 0 ? soft('Nothing written yet.') : html`<pre dir="auto">${text.join('\n')}</pre>`;
};
