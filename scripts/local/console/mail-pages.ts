import type { StoredMail } from '../ses/mail-store.ts';
import type { ReadableMail } from '../ses/read-message.ts';
import { html, type Markup } from './html.ts';
import { layout, soft, table } from './layout.ts';
import { isFollowable, linksIn } from './mail-links.ts';
import { mailTexts, type PageLanguage } from './mail-texts.ts';

export type SentMail = StoredMail & ReadableMail;

interface PageOptions {
  stackName: string;
  language: PageLanguage;
}

const timeOf = ({ time }: StoredMail): Markup =>
  html`<time datetime="${time}"><bdi dir="ltr">${time.slice(0, 19).replace('T', ' ')}</bdi></time>`;

const address = (text: string): Markup => html`<bdi>${text}</bdi> `;

const withSwitch = (language: PageLanguage, path: string, title: string): Markup => {
  const { code, name } = mailTexts(language).other;
  return html`<p class="switch"><a href="/__local/${path}?lang=${code}" lang="${code}">${name}</a></p><h1 dir="auto">${title}</h1>`;
};

/** The list, newest first; `older` is the id after which the next page goes on. */
export const mailListPage = (
  { stackName, language }: PageOptions,
  mails: StoredMail[],
  older: string | undefined,
): string => {
  const texts = mailTexts(language);
  const rows = mails.map((mail) => [
    html`${mail.to.map(address)}`,
    html`<a dir="auto" href="/__local/mail/${mail.id}?lang=${language}">${mail.subject || texts.noSubject}</a>`,
    timeOf(mail),
  ]);
  const next = html`<p><a href="/__local/mail?lang=${language}&before=${older ?? ''}">${texts.older}</a></p>`;
  return layout(
    stackName,
    'mail',
    html`${withSwitch(language, 'mail', texts.title)}${soft(texts.intro)}
${rows.length === 0 ? soft(texts.none) : table([texts.to, texts.subject, texts.time], rows)}${older ? next : ''}`,
    language,
  );
};

const linkList = (links: string[]): Markup =>
  html`<ul>${links.map((link) =>
    isFollowable(link)
      ? html`<li><a dir="ltr" href="${link}" target="_blank" rel="noopener noreferrer">${link}</a></li>`
      : html`<li><code dir="ltr">${link}</code></li>`,
  )}</ul>`;

/** One mail as its reader sees it, and below what a reader does not see. */
export const mailPage = ({ stackName, language }: PageOptions, mail: SentMail): string => {
  const texts = mailTexts(language);
  const links = linksIn(mail);
  const facts: [string, Markup | Markup[] | string | undefined][] = [
    [texts.from, address(mail.from)],
    [texts.to, mail.to.map(address)],
    [texts.time, timeOf(mail)],
    [texts.configurationSet, mail.configurationSet],
    [texts.simulated, Object.values(mail.simulated).join(', ') || undefined],
  ];
  const headers = Object.entries(mail.headers).map(
    ([name, value]) => html`<dt><bdi>${name}</bdi></dt><dd dir="auto">${value}</dd>`,
  );
  return layout(
    stackName,
    'mail',
    html`${withSwitch(language, `mail/${mail.id}`, mail.subject || texts.noSubject)}
<dl>${facts.map(([name, value]) => (value === undefined ? '' : html`<dt>${name}</dt><dd>${value}</dd>`))}</dl>
${mail.html === undefined ? '' : html`<iframe sandbox="" title="${texts.message}" src="/__local/mail/${mail.id}/html"></iframe>`}
${links.length === 0 ? '' : html`<h2>${texts.links}</h2>${linkList(links)}`}
${mail.text === undefined ? '' : html`<h2>${texts.text}</h2><pre class="plain" dir="auto">${mail.text}</pre>`}
<details><summary>${texts.headers}</summary><dl>${headers}</dl></details>
<p><a href="/__local/mail/${mail.id}/source">${texts.source}</a> · <a href="/__local/mail?lang=${language}">${texts.all}</a></p>`,
    language,
  );
};
