import { first } from '../runtime/http-message.ts';
import type { MailStore, StoredMail } from '../ses/mail-store.ts';
import { readMessage } from '../ses/read-message.ts';
import { mailListPage, mailPage, type SentMail } from './mail-pages.ts';
import { pageLanguage } from './mail-texts.ts';
import { type Answer, type ConsoleRequest, json, page, reply } from './reply.ts';

const defaultLimit = 25;
const largestLimit = 200;

/** A mail may hold anything: in its frame nothing runs, loads, submits or navigates. */
const mailPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

/** The sent mail: pages for people, JSON for tests. */
export const mailRoutes = (mails: MailStore, stackName: string): Record<string, Answer> => {
  const read = async (mail: StoredMail): Promise<SentMail> => ({
    ...mail,
    ...(await readMessage(await mails.source(mail.id))),
  });
  const find = ({ parameters }: ConsoleRequest): StoredMail | undefined => mails.get(parameters.id ?? '');
  const optionsFor = ({ query, http }: ConsoleRequest) => ({
    stackName,
    language: pageLanguage(query.get('lang'), first(http.headers, 'accept-language')),
  });
  const list = ({ query }: ConsoleRequest): StoredMail[] =>
    mails.list({
      to: query.get('to') ?? undefined,
      after: query.get('after') ?? undefined,
      before: query.get('before') ?? undefined,
      limit: Math.min(Math.max(Number(query.get('limit')) || defaultLimit, 1), largestLimit),
    });

  return {
    'GET /mail': (request) => {
      const shown = list(request);
      const last = shown.at(-1)?.id;
      const isLast = last === undefined || mails.list({ before: last, limit: 1 }).length === 0;
      return page(mailListPage(optionsFor(request), shown, isLast ? undefined : last));
    },
    'GET /mail/{id}': async (request) => {
      const mail = find(request);
      return mail && page(mailPage(optionsFor(request), await read(mail)));
    },
    'GET /mail/{id}/html': async (request) => {
      const mail = find(request);
      const { html } = mail === undefined ? {} : await read(mail);
      return html === undefined
        ? undefined
        : reply(200, 'text/html; charset=utf-8', html, { 'content-security-policy': mailPolicy });
    },
    'GET /mail/{id}/source': async (request) => {
      const mail = find(request);
      return (
        mail &&
        reply(200, 'message/rfc822', await mails.source(mail.id), {
          'content-disposition': `attachment; filename="${mail.id}.eml"`,
        })
      );
    },
    'GET /api/mail': async (request) => json(await Promise.all(list(request).map(read))),
  };
};
