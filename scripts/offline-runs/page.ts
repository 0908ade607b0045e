/** The program in a tab of the runs: the site's own outbox, calls and session, without its screens. Bundled for the browser. */
import { updateAccount } from '#contracts/account/endpoints.ts';
import { rateAnswer } from '#contracts/ai-usage/feedback.ts';
import { saveDraft } from '#contracts/blog/editing.ts';
import { sessionCredentials } from '#web/app/session-credentials.ts';
import { setCredentials } from '#web/shared/api/credentials.ts';
import { isKept } from '#web/shared/api/waiting.ts';
import { write } from '#web/shared/api/write.ts';
import { watchNetwork } from '#web/shared/network/network.ts';
import { connectOutbox } from '#web/shared/outbox/connect-outbox.ts';
import { versionsIn } from '#web/shared/outbox/drain-outbox.ts';
import { onVersions, ownWrites, retryWrite } from '#web/shared/outbox/outbox.ts';
import { readTheirs } from '#web/shared/outbox/send-write.ts';
import { keepSession } from '#web/shared/session/session.ts';

keepSession({ token: 'token', user: { id: 'anna', username: 'anna', isAdmin: true } as never });
setCredentials(sessionCredentials);
watchNetwork();
connectOutbox();

const drafts = new Map<string, number>();
const text = (title: string) =>
  ({ slug: '', title, excerpt: '', coverAlt: '', seoTitle: '', seoDescription: '', body: {} }) as never;

const act = async (record: string, value: string): Promise<void> => {
  if (record.startsWith('rating')) {
    const id = record.padEnd(22, '-').slice(0, 22);
    return write(rateAnswer, { body: { id, isHelpful: true, ratedAt: Date.now(), question: value } as never });
  }
  if (record.startsWith('account')) return void (await write(updateAccount, { body: { version: 0, location: value } }));
  const pathParameters = { id: record, language: 'he' } as never;
  const version = drafts.get(record) ?? 0;
  const reply = await write(saveDraft, { pathParameters, body: { version, text: text(value) } });
  drafts.set(record, Object(reply).version);
};

Object.assign(window, {
  /** Returns whether the person was informed that it is saved, or kept. */
  save: async (record: string, value: string): Promise<boolean> => {
    try {
      await act(record, value);
      return true;
    } catch (error) {
      return isKept(error);
    }
  },
  /** A person who sends again what has failed, and keeps the own version of each conflict. Returns how much waits. */
  decide: async (): Promise<number> => {
    for (const one of await ownWrites()) {
      if (one.state === 'failed') await retryWrite(one.id);
      if (one.state !== 'conflict') continue;
      const theirs = await readTheirs(one).catch(() => undefined);
      if (!theirs) continue;
      await retryWrite(one.id, { body: onVersions(one, versionsIn(one, theirs)).body, key: crypto.randomUUID() });
    }
    return (await ownWrites()).length;
  },
});
