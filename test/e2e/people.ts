import type { BrowserContext } from '@playwright/test';
import { confirmationHeader } from '#contracts/http/endpoint.ts';
import { createVisitor, type LoggedIn } from '#scripts/visitor.ts';
import { administrator as seededAdministrator } from '#test/support/administrator.ts';
import { quickBotCheck } from '#test/support/quick-bot-check.ts';

export interface Person {
  username: string;
  email: string;
  password: string;
}
interface Mail {
  id: string;
  subject: string;
  html: string;
  text: string;
}

const password = 'Grand-jete-at-noon!';

/** With the key of the journeys' products; other products lend their own. */
const easyBotCheck = (): Promise<string> => {
  const key = process.env.BOT_CHECK_KEY;
  if (!key) throw new Error('No product was opened for the journeys.');
  return quickBotCheck(Buffer.from(key, 'hex'), Date.now());
};

/** People for tests, made and logged in through the API, as their browsers would. */
export const createPeople = (site: string, botCheck = easyBotCheck) => {
  const confirmations = new Map<string, string>();
  const send = async <T>(method: string, path: string, body?: unknown, token?: string): Promise<T> => {
    const reply = await fetch(site + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(token && confirmations.has(token) ? { [confirmationHeader]: confirmations.get(token) } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  };
  const { logIn } = createVisitor(site, botCheck);
  let administrator: Promise<LoggedIn> | undefined;
  const admin = () => {
    administrator ??= logIn(seededAdministrator);
    return administrator;
  };

  return {
    send,
    logIn,
    admin,
    /** Gives the password again, for the calls that follow. */
    async confirm(token: string, given: string): Promise<void> {
      const body = { password: given };
      confirmations.set(
        token,
        (await send<{ confirmation: string }>('POST', '/auth/confirm', body, token)).confirmation,
      );
    },
    /** A person who is not yet known. */
    newPerson: (): Person => {
      const username = `dancer-${crypto.randomUUID().slice(0, 8)}`;
      return { username, email: `${username}@dance.example`, password };
    },
    /** A person with an account. */
    async newUser(fields: Record<string, unknown> = {}): Promise<Person & { id: string }> {
      const person = { ...this.newPerson(), ...fields } as Person;
      const { token } = await admin();
      const { id } = await send<{ id: string }>('POST', '/users/create', { ...person, ...fields }, token);
      return { ...person, id };
    },
    /** A person who has signed up, and has not entered the code that came by mail. */
    async signUp(): Promise<Person> {
      const person = this.newPerson();
      const profile = { gender: '', birthDate: '', phone: '', location: '', language: 'en', newsletter: false };
      const proof = { confirmPassword: person.password, turnstileToken: await botCheck() };
      await send('POST', '/auth/signup', { ...person, ...profile, ...proof });
      return person;
    },
    /** Opens every page of this browser from now on as this person. */
    async become(context: BrowserContext, { token, user }: LoggedIn): Promise<void> {
      await context.addInitScript(
        ([keptToken, keptUser]) => {
          // An empty page has no storage.
          if (location.protocol === 'about:') return;
          // Once: what a test does afterwards, logging out for example, must last.
          if (sessionStorage.getItem('became')) return;
          sessionStorage.setItem('became', 'yes');
          localStorage.setItem('token', keptToken);
          localStorage.setItem('user', keptUser);
        },
        [token, JSON.stringify(user)] as const,
      );
    },
    /** Mails to an address, newest first. */
    mails: (to: string) => send<Mail[]>('GET', `/__local/api/mail?to=${encodeURIComponent(to)}`),
    /** The token that the links of newsletters to an address carry; no newsletter has to be sent for it. */
    async readerToken(email: string): Promise<string> {
      let after = '';
      for (;;) {
        const query = new URLSearchParams({ name: process.env.JOURNEYS_TABLE ?? '', limit: '200', after });
        const page = await send<{ items: Record<string, unknown>[]; after?: string }>(
          'GET',
          `/__local/api/table?${query}`,
        );
        const reader = page.items.find((item) => item.type === 'Reader' && item.email === email);
        if (typeof reader?.token === 'string') return reader.token;
        if (page.after === undefined) throw new Error(`${email} is no reader`);
        after = page.after;
      }
    },
    /** The code of six digits in the newest mail that has one. */
    async mailedCode(to: string): Promise<string | undefined> {
      for (const { text, html } of await this.mails(to)) {
        const code = /\b\d{6}\b/.exec(text || html)?.[0];
        if (code) return code;
      }
      return undefined;
    },
  };
};
export type People = ReturnType<typeof createPeople>;
