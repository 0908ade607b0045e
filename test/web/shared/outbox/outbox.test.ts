import * as fakeIndexedDb from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { changePassword, updateAccount } from '#contracts/account/endpoints.ts';
import { rateAnswer } from '#contracts/ai-usage/feedback.ts';
import { saveDraft } from '#contracts/blog/editing.ts';
import type { Endpoint } from '#contracts/http/endpoint.ts';
import { registry } from '#contracts/registry/index.ts';
import { tokenOf } from '#test/web/shared/session/token.ts';
import { stubBrowser } from '#test/web/support/browser.ts';
import { sessionCredentials } from '#web/app/session-credentials.ts';
import { setCredentials } from '#web/shared/api/credentials.ts';
import { waiting } from '#web/shared/api/waiting.ts';
import { write } from '#web/shared/api/write.ts';
import { noteSent } from '#web/shared/drafts/sent-copy.ts';
import { unsavedCopy } from '#web/shared/drafts/unsaved-copy.ts';
import { watchNetwork } from '#web/shared/network/network.ts';
import { connectOutbox } from '#web/shared/outbox/connect-outbox.ts';
import { recount } from '#web/shared/outbox/count-writes.ts';
import { drainOutbox, versionsIn } from '#web/shared/outbox/drain-outbox.ts';
import { lostChanges } from '#web/shared/outbox/lost-changes.ts';
import { discardWrite, keepWrite, onVersions, ownWrites, retryWrite } from '#web/shared/outbox/outbox.ts';
import { closeOutbox } from '#web/shared/outbox/outbox-db.ts';
import { outboxStatus } from '#web/shared/outbox/outbox-status.ts';
import { sendableCall, sendableCalls } from '#web/shared/outbox/sendable-calls.ts';
import { sidesOf } from '#web/shared/outbox/versions-side-by-side.ts';
import { forgetSession, keepSession } from '#web/shared/session/session.ts';

interface Sent {
  call: string;
  key: string | null;
  token: string | null;
  body: Record<string, unknown>;
}

let sent: Sent[];
/** The server's answers, one after the other; the last one again and again. */
let replies: (() => Response | Promise<Response>)[];
let happens: (type: string) => void;
let writtenElsewhere: (key: string | null) => void;
let kept: Map<string, string>;
let device: { onLine: boolean; locks: LockManager };
let stops: (() => void)[];

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const done = (body: object = {}) => Response.json(body);
const refusal = (status: number, code: string) =>
  Response.json({ error: `no: ${code}`, code, requestId: 'r' }, { status });
const user = (id: string) => ({ token: `token of ${id}`, user: { id, username: id, isAdmin: true } });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const browser = stubBrowser();
  ({ happens, writtenElsewhere } = browser);
  kept = browser.kept;
  device = { onLine: true, locks: navigator.locks };
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  for (const [name, type] of Object.entries(fakeIndexedDb)) if (name.startsWith('IDB')) vi.stubGlobal(name, type);
  vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory());
  sent = [];
  replies = [noNetwork];
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit) => {
    if (url === '/api/health') return device.onLine ? done() : noNetwork();
    if (!device.onLine) return noNetwork();
    const asked = new Headers(headers);
    sent.push({
      call: `${method} ${url}`,
      key: asked.get('idempotency-key'),
      token: asked.get('authorization'),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    });
    return (replies.length > 1 ? replies.shift() : replies[0])?.() ?? noNetwork();
  });
  keepSession(user('anna'));
  setCredentials(sessionCredentials);
  stops = [watchNetwork(), connectOutbox()];
});
afterEach(async () => {
  const [stopWatching, disconnect] = stops;
  // Nothing more is sent: a pause between two attempts would outlive the test.
  disconnect?.();
  device.onLine = true;
  happens('online');
  await vi.advanceTimersByTimeAsync(0);
  stopWatching?.();
  // A write that is still being stored ends first.
  for (let step = 0; step < 50; step += 1) await new Promise((resume) => setImmediate(resume));
  await closeOutbox();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const lose = () => {
  device.onLine = false;
  happens('offline');
};
const come = () => {
  device.onLine = true;
  happens('online');
};
/** Until `holds`, while time passes. */
const until = async (holds: () => unknown) => {
  for (let step = 0; step < 200; step += 1) {
    if (await holds()) return;
    await vi.advanceTimersByTimeAsync(100);
    await new Promise((resume) => setImmediate(resume));
  }
  expect(await holds()).toBeTruthy();
};
const states = async () => (await ownWrites()).map(({ state }) => state);
const isEmpty = async () => (await ownWrites()).length === 0;
const saveProfile = (location: string) =>
  write(updateAccount, { body: { version: 3, location } }).catch((error) => error);
const rate = (id: string) => write(rateAnswer, { body: { id, isHelpful: true } }).catch((error) => error);
const text = { slug: '', title: 'Mine', excerpt: '', coverAlt: '', seoTitle: '', seoDescription: '' };
const save = (version: number, title = 'Mine', copy?: { key: string; text: string }) =>
  write(saveDraft, {
    pathParameters: { id: 'post', language: 'he' },
    body: { version, text: { ...text, title } as never },
    copy,
  }).catch((error) => error);

describe('a change that is made without a connection', () => {
  it('waits, and is sent with its own key as soon as there is one [S-167, S-231, S-259, Q-053]', async () => {
    lose();
    expect(await saveProfile('Haifa')).toMatchObject({ status: 0, code: 'waiting' });
    expect(outboxStatus.read()).toEqual({ waiting: 1, stuck: 0 });
    const [waiting] = await ownWrites();
    replies = [() => done()];
    come();
    await until(isEmpty);
    expect(sent).toEqual([
      {
        call: 'PATCH /api/account',
        key: waiting?.key,
        token: 'Bearer token of anna',
        body: { version: 3, location: 'Haifa' },
      },
    ]);
    await until(() => outboxStatus.read().waiting === 0);
  });

  it('is attempted three times, one second apart, then kept as failed until somebody decides [S-231, S-275, Q-068]', async () => {
    const times: number[] = [];
    lose();
    await saveProfile('Haifa');
    replies = [
      () => {
        times.push(Date.now());
        return noNetwork();
      },
    ];
    come();
    await until(async () => (await states())[0] === 'failed');
    expect(times.map((time) => time - (times[0] ?? 0))).toEqual([0, 1000, 2000]);
    await until(() => outboxStatus.read().stuck === 1);
    await vi.advanceTimersByTimeAsync(120_000);
    come();
    await drainOutbox();
    expect(sent.length).toBe(3);
    const [failed] = await ownWrites();
    replies = [() => done()];
    await retryWrite(failed?.id ?? 0);
    await until(isEmpty);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent.length).toBe(4);
  });

  it('is gone when its user discards it, and not before [Q-068]', async () => {
    lose();
    await saveProfile('Haifa');
    await discardWrite((await ownWrites())[0]?.id ?? 0);
    expect(await ownWrites()).toEqual([]);
    come();
    await drainOutbox();
    expect(sent).toEqual([]);
  });

  it('waits only where its contract says so: a profile, drafts, settings and ratings, and nothing secret [Q-052]', async () => {
    const endpoints: Endpoint[] = Object.values(registry).flat();
    const mayWait = endpoints.filter((endpoint) => endpoint.mayWait);
    expect(mayWait.map(({ id }) => id).sort()).toEqual(['rateAnswer', 'saveDraft', 'saveSettings', 'updateAccount']);
    for (const { id, method, path, access, confirmed = false } of mayWait)
      expect(sendableCall(id)).toMatchObject({ method, path, access, confirmed });
    expect(Object.keys(sendableCalls).length).toBe(mayWait.length);
    expect(mayWait.every(({ idempotent, isRepeatable }) => idempotent || isRepeatable)).toBe(true);
    lose();
    const body = { currentPassword: 'secret-secret', newPassword: 'other-secret' };
    const error = await write(changePassword, { body }).catch((reason) => reason);
    expect([error.status, error.code]).toEqual([0, undefined]);
    expect(await ownWrites()).toEqual([]);
  });

  it('is sent in the order of its record; one that has failed holds back no other record [Q-053]', async () => {
    lose();
    await save(3, 'First');
    await rate('a'.repeat(22));
    await saveProfile('Haifa');
    await rate('b'.repeat(22));
    replies = [() => refusal(422, 'tooLong'), () => done(), () => done(), () => done()];
    come();
    await until(async () => (await states()).join() === 'failed');
    expect(sent.map(({ call }) => call)).toEqual([
      'PUT /api/admin/posts/post/languages/he',
      'POST /api/ai/feedback',
      'PATCH /api/account',
      'POST /api/ai/feedback',
    ]);
    expect((await ownWrites())[0]).toMatchObject({ state: 'failed', message: 'no: tooLong' });
  });

  it('does not replace what was changed after it, even if it fails later', async () => {
    const reply = Promise.withResolvers<Response>();
    replies = [() => reply.promise];
    const first = saveProfile('Haifa');
    await until(() => sent.length === 1);
    await vi.advanceTimersByTimeAsync(10);
    lose();
    await saveProfile('Eilat');
    reply.reject(new TypeError('Failed to fetch'));
    await first;
    expect((await ownWrites()).map(({ body }) => body)).toEqual([{ version: 3, location: 'Eilat' }]);
  });

  it('gives way to the later one whatever the clock of the device says, in another tab too', async () => {
    lose();
    const now = Date.now();
    vi.setSystemTime(now + 600_000);
    await saveProfile('Haifa');
    await rate('a'.repeat(22));
    vi.setSystemTime(now);
    await saveProfile('Tel Aviv');
    expect((await ownWrites()).map(({ body }) => body?.location)).toEqual([undefined, 'Tel Aviv']);
    vi.setSystemTime(now - 86_400_000);
    // As in a page that was loaded anew.
    await closeOutbox();
    await saveProfile('Eilat');
    await rate('b'.repeat(22));
    expect((await ownWrites()).map(({ body }) => body?.location ?? body?.id)).toEqual([
      'a'.repeat(22),
      'Eilat',
      'b'.repeat(22),
    ]);
    replies = [() => done()];
    come();
    await until(isEmpty);
    expect(sent.map(({ body }) => body.location ?? body.id)).toEqual(['a'.repeat(22), 'Eilat', 'b'.repeat(22)]);
  });

  it('that its form sends again is no later for that: what was saved since in another tab comes after it', async () => {
    const rated = (isHelpful: boolean, idempotencyKey?: string) =>
      write(rateAnswer, { body: { id: 'a'.repeat(22), isHelpful }, idempotencyKey });
    lose();
    await rated(true, 'key-of-the-form').catch(() => undefined);
    await rated(false).catch(() => undefined);
    replies = [() => new Response(null, { status: 204 })];
    device.onLine = true;
    await rated(true, 'key-of-the-form');
    come();
    await until(isEmpty);
    expect(sent.map(({ body }) => body.isHelpful)).toEqual([true, false]);
  });

  it('was made before what the server has carried out since, although the clock was put back in between', async () => {
    lose();
    const now = Date.now();
    const rated = (isHelpful: boolean) => write(rateAnswer, { body: { id: 'a'.repeat(22), isHelpful } });
    vi.setSystemTime(now + 600_000);
    await rated(true).catch(() => undefined);
    vi.setSystemTime(now);
    replies = [() => new Response(null, { status: 204 })];
    device.onLine = true;
    await rated(false);
    await until(isEmpty);
    come();
    await drainOutbox();
    expect(sent.map(({ body }) => body.isHelpful)).toEqual([false]);
  });

  it('gives way to a later one that leaves nothing of it, and is sent before one that does', async () => {
    lose();
    await saveProfile('Haifa');
    await saveProfile('Eilat');
    await write(updateAccount, { body: { version: 3, phone: '1' } }).catch(() => undefined);
    replies = [() => done({ version: 4 })];
    come();
    await until(isEmpty);
    expect(sent.map(({ body }) => body)).toEqual([
      { version: 3, location: 'Eilat' },
      { version: 4, phone: '1' },
    ]);
  });
});

describe('a record that somebody else has changed meanwhile', () => {
  const theirs = (title: string) => () => done({ version: 7, text: { ...text, title } });

  it('is a conflict: kept, never sent again by itself, and settled by a person [Q-053]', async () => {
    lose();
    await save(3);
    replies = [() => refusal(409, 'editConflict'), theirs('Theirs')];
    come();
    await until(async () => (await states())[0] === 'conflict');
    await vi.advanceTimersByTimeAsync(300_000);
    await drainOutbox();
    expect(sent.map(({ call }) => call.slice(0, 3))).toEqual(['PUT', 'GET']);
    const [conflict] = await ownWrites();
    if (!conflict) throw new Error('lost');
    replies = [() => done({ version: 8 })];
    await retryWrite(conflict.id, { body: onVersions(conflict, { text: 7 }).body, key: 'another-key' });
    await until(isEmpty);
    expect(sent.at(-1)).toMatchObject({ key: 'another-key', body: { version: 7, text: { title: 'Mine' } } });
  });

  it('is none where both say the same', async () => {
    lose();
    await save(3);
    replies = [() => refusal(409, 'editConflict'), theirs('Mine')];
    come();
    await until(isEmpty);
    expect(sent.length).toBe(2);
  });

  it('is none where another device has changed other fields: both changes stay', async () => {
    lose();
    const before = { location: 'Akko' };
    await write(updateAccount, { body: { version: 3, location: 'Haifa' }, before }).catch(() => undefined);
    const profile = { version: 5, location: 'Akko', phone: '052-7654321' };
    replies = [() => refusal(409, 'editConflict'), () => done(profile), () => done({ version: 6 })];
    come();
    await until(isEmpty);
    expect(sent.map(({ body }) => body)).toEqual([
      { version: 3, location: 'Haifa' },
      undefined,
      { version: 5, location: 'Haifa' },
    ]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  });

  it('is one where the other device has changed the same field of the profile: it stands until a person decides', async () => {
    lose();
    const before = { location: 'Akko' };
    await write(updateAccount, { body: { version: 3, location: 'Haifa' }, before }).catch(() => undefined);
    const profile = { version: 5, location: 'Eilat', phone: '052-7654321' };
    replies = [() => refusal(409, 'editConflict'), () => done(profile)];
    come();
    await until(async () => (await states())[0] === 'conflict');
    const [conflict] = await ownWrites();
    if (!conflict) throw new Error('lost');
    expect(sidesOf(conflict, profile)).toEqual([{ field: 'location', mine: 'Haifa', theirs: 'Eilat' }]);
    expect(versionsIn(conflict, profile)).toEqual({ profile: 5 });
  });

  it('is asked about where the change of a former release has no version', async () => {
    lose();
    await keepWrite({ call: 'updateAccount', key: 'old', owner: 'anna', at: '', body: { location: 'Haifa' } });
    replies = [() => done({ version: 5, location: 'Eilat' })];
    come();
    await until(async () => (await states())[0] === 'conflict');
    expect(sent.map(({ call }) => call)).toEqual(['GET /api/account']);
  });

  it('is none where the server has carried out an earlier change of this browser without a reply', async () => {
    lose();
    await save(3, 'First');
    await save(3, 'Second');
    await save(3, 'Third');
    replies = [() => refusal(409, 'editConflict'), theirs('Second'), () => done({ version: 8 })];
    come();
    await until(isEmpty);
    expect(sent.map(({ body }) => body && [body.version, Object(body.text).title])).toEqual([
      [3, 'Third'],
      undefined,
      [7, 'Third'],
    ]);
  });

  it('is none where the former version was the same browser’s own', async () => {
    lose();
    await save(3, 'First');
    const reply = Promise.withResolvers<Response>();
    replies = [() => reply.promise, () => done({ version: 5 })];
    come();
    await until(() => sent.length === 1);
    // Made in another tab, while the first one is on its way.
    const [first] = await ownWrites();
    await keepWrite({
      ...{ call: 'saveDraft', key: 'key-of-second', pathParameters: first?.pathParameters ?? {} },
      ...{ owner: 'anna', at: new Date(Date.now() + 1).toISOString() },
      body: { version: 3, text: { ...text, title: 'Second' } },
    });
    reply.resolve(done({ version: 4 }));
    await until(isEmpty);
    expect(sent.map(({ body }) => [body.version, Object(body.text).title])).toEqual([
      [3, 'First'],
      [4, 'Second'],
    ]);
  });
});

describe('what waits belongs to its user', () => {
  it('is neither seen nor sent by another one, waits over a log-out, and is sent when its user is back [Q-048, Q-052]', async () => {
    lose();
    await saveProfile('Haifa');
    forgetSession();
    expect(outboxStatus.read()).toEqual({ waiting: 0, stuck: 0 });
    replies = [() => done()];
    come();
    keepSession(user('boris'));
    await vi.advanceTimersByTimeAsync(10_000);
    await drainOutbox();
    expect(await ownWrites()).toEqual([]);
    expect(sent).toEqual([]);
    keepSession(user('anna'));
    await until(isEmpty);
    expect(sent.map(({ token }) => token)).toEqual(['Bearer token of anna']);
  });

  it('stays with the user who began it, whoever is logged in when it fails', async () => {
    const reply = Promise.withResolvers<Response>();
    replies = [() => reply.promise];
    const saving = saveProfile('Haifa');
    await until(() => sent.length === 1);
    keepSession(user('boris'));
    reply.reject(new TypeError('Failed to fetch'));
    expect(await saving).toMatchObject({ code: 'waiting' });
    expect(await ownWrites()).toEqual([]);
    keepSession(user('anna'));
    replies = [() => done()];
    await until(isEmpty);
    expect(sent.map(({ token }) => token)).toEqual(['Bearer token of anna', 'Bearer token of anna']);
  });

  it('stays with that person under a new name, and whoever takes the former name neither sees nor sends it', async () => {
    const named = (id: string, username: string) => ({
      token: `token of ${id}`,
      user: { id, username, isAdmin: true },
    });
    keepSession(named('1', 'rina'));
    lose();
    await saveProfile('Haifa');
    keepSession(named('2', 'rina'));
    expect([outboxStatus.read().waiting, await ownWrites()]).toEqual([0, []]);
    keepSession(named('1', 'rina_b'));
    expect(outboxStatus.read().waiting).toBe(1);
  });

  it('does not wait where it is not known whose it is: a name can pass to another', async () => {
    keepSession({ token: 'token', user: { username: 'rina', isAdmin: true } });
    lose();
    expect(await saveProfile('Haifa')).toMatchObject({ status: 0, code: undefined });
    expect(kept.get('outbox') ?? '{}').toBe('{}');
  });

  it('goes with a token that was replaced once, where the former one had less than five minutes left [Q-053]', async () => {
    const seconds = Math.floor(Date.now() / 1_000);
    const session = (minutes: number) => ({
      token: tokenOf({ iat: seconds, exp: seconds + minutes * 60 }),
      user: { id: '11111111-1111-4111-8111-111111111111', username: 'anna', isAdmin: true },
    });
    const order = ['POST /auth/refresh', 'PATCH /api/account', 'POST /api/ai/feedback'];
    for (const [minutes, refreshes] of [
      [60, 0],
      [4, 1],
    ] as const) {
      keepSession(session(minutes));
      lose();
      await saveProfile('Haifa');
      await rate('a'.repeat(22));
      sent = [];
      const renewed = session(61);
      replies = [...(refreshes ? [() => done(renewed)] : []), () => done()];
      come();
      await until(isEmpty);
      expect(sent.map(({ call }) => call)).toEqual(order.slice(1 - refreshes));
      const { token } = refreshes ? renewed : session(minutes);
      expect(new Set(sent.slice(refreshes).map((each) => each.token))).toEqual(new Set([`Bearer ${token}`]));
    }
  });

  it('waits when the session ends while it is being sent [Q-053]', async () => {
    lose();
    await saveProfile('Haifa');
    replies = [() => refusal(401, 'authenticationRequired')];
    come();
    await until(() => !kept.has('token'));
    expect(await ownWrites()).toEqual([]);
    keepSession(user('anna'));
    replies = [() => done()];
    await until(isEmpty);
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });
});

describe('what is gone from the database of the browser', () => {
  const deleted = async () => {
    await closeOutbox();
    vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory());
  };

  it('is counted no more once the connection is back, and is known to be lost until its user has read it', async () => {
    lose();
    await saveProfile('Haifa');
    await rate('a'.repeat(22));
    await deleted();
    come();
    await until(() => outboxStatus.read().waiting === 0);
    expect(lostChanges.count()).toBe(2);
    keepSession(user('boris'));
    expect(lostChanges.count()).toBe(0);
    keepSession(user('anna'));
    lostChanges.forget();
    expect([lostChanges.count(), kept.get('outbox-lost')]).toEqual([0, undefined]);
  });

  it('is noticed by the next page, and by the next change, too', async () => {
    lose();
    await saveProfile('Haifa');
    await deleted();
    stops[1]?.();
    stops[1] = connectOutbox();
    await until(() => lostChanges.count() === 1);
    expect(outboxStatus.read().waiting).toBe(0);
    await saveProfile('Eilat');
    await deleted();
    await saveProfile('Akko');
    expect([lostChanges.count(), outboxStatus.read().waiting]).toEqual([2, 1]);
  });

  it('is not what was sent, nor what a tab could not count any more', async () => {
    lose();
    await saveProfile('Haifa');
    const counted = kept.get('outbox') ?? '';
    replies = [() => done()];
    come();
    await until(isEmpty);
    await until(() => outboxStatus.read().waiting === 0);
    // Its tab ended between the two stores.
    kept.set('outbox', counted);
    kept.set('outbox-changing', 'yes');
    come();
    await recount();
    expect([lostChanges.count(), outboxStatus.read().waiting]).toEqual([0, 0]);
  });

  it('comes after no later change where its tab ended before it was counted', async () => {
    const rated = (isHelpful: boolean) => write(rateAnswer, { body: { id: 'a'.repeat(22), isHelpful } });
    lose();
    await rated(true).catch(() => undefined);
    stops[1]?.();
    kept.set('outbox', '{}');
    kept.set('outbox-changing', 'yes');
    replies = [() => new Response(null, { status: 204 })];
    device.onLine = true;
    // The next page, whose person changes it at once.
    stops[1] = connectOutbox();
    await rated(false);
    come();
    await until(isEmpty);
    await drainOutbox();
    expect(sent.at(-1)?.body.isHelpful).toBe(false);
  });

  it('leaves no change behind: a count that was deleted alone is there again', async () => {
    lose();
    await saveProfile('Haifa');
    kept.delete('outbox');
    await recount();
    expect([lostChanges.count(), outboxStatus.read().waiting]).toEqual([0, 1]);
  });
});

describe('a form and what waits are one', () => {
  const copy = () => unsavedCopy('post:post:he', z.object({ title: z.string() }));

  it('that sends the change again itself leaves nothing waiting', async () => {
    lose();
    const once = { pathParameters: { id: 'post', language: 'he' }, idempotencyKey: 'key-of-the-form' } as const;
    const body = { version: 3, text: text as never };
    await write(saveDraft, { ...once, body }).catch(() => undefined);
    await write(saveDraft, { ...once, body }).catch(() => undefined);
    expect((await ownWrites()).length).toBe(1);
    replies = [() => refusal(409, 'editConflict')];
    device.onLine = true;
    await write(saveDraft, { ...once, body }).catch(() => undefined);
    await until(isEmpty);
  });

  it('another tab hears of a change that takes the place of one: its count is the same', async () => {
    const tells: string[] = [];
    lose();
    await saveProfile('Haifa');
    const setItem = localStorage.setItem.bind(localStorage);
    vi.stubGlobal('localStorage', {
      ...localStorage,
      setItem: (name: string, value: string) => {
        // A browser notifies other tabs only of what differs.
        if (kept.get(name) !== value) tells.push(name);
        setItem(name, value);
      },
    });
    await saveProfile('Eilat');
    const heard = vi.fn();
    const stop = outboxStatus.subscribe(heard);
    for (const name of tells) writtenElsewhere(name);
    stop();
    expect(heard).toHaveBeenCalled();
  });

  it('the form hears what became of it: waiting, replaced by another tab, refused, carried out', async () => {
    const body = { version: 3, location: 'Haifa' };
    const of = { call: 'updateAccount', key: 'key-of-the-form', body };
    lose();
    await write(updateAccount, { body, idempotencyKey: of.key }).catch(() => undefined);
    expect(await waiting.fate?.(of)).toEqual({ state: 'waiting' });
    await saveProfile('Eilat');
    expect(await waiting.fate?.(of)).toMatchObject({ state: 'replaced', by: { body: { location: 'Eilat' } } });
    const [by] = await ownWrites();
    replies = [() => refusal(422, 'tooLong'), () => done({ version: 4 })];
    come();
    await until(async () => (await states())[0] === 'failed');
    expect(await waiting.fate?.({ ...of, key: by?.key ?? '' })).toEqual({ state: 'failed', message: 'no: tooLong' });
    await retryWrite(by?.id ?? 0);
    await until(isEmpty);
    expect(await waiting.fate?.(of)).toEqual({ state: 'gone' });
    lose();
    await saveProfile('Akko');
    const [last] = await ownWrites();
    await discardWrite(last?.id ?? 0);
    expect(await waiting.fate?.({ ...of, key: last?.key ?? '' })).toEqual({ state: 'discarded' });
  });

  it('lets others be sent while it asks for the password', async () => {
    lose();
    await save(3, 'First');
    replies = [() => refusal(422, 'tooLong')];
    come();
    await until(async () => (await states()).join() === 'failed');
    const answer = Promise.withResolvers<boolean>();
    const confirm = vi.fn(() => answer.promise);
    setCredentials({ confirm });
    replies = [() => refusal(403, 'confirmationNeeded'), () => done()];
    const second = save(3, 'Second');
    await until(() => confirm.mock.calls.length > 0);
    expect((await device.locks.query()).held?.filter(({ name }) => name === 'outbox')).toEqual([]);
    const before = sent.length;
    answer.resolve(true);
    await second;
    expect(sent.slice(before).map(({ body }) => body)).toMatchObject([{ text: { title: 'Second' } }]);
    setCredentials({ confirm: async () => false });
  });

  it('finds its text on the version that was sent without it, and nothing where all was sent', async () => {
    const first = copy();
    first.keep({ title: 'Mine' }, 3);
    lose();
    await save(3, 'Mine', first.asSent());
    replies = [() => done({ version: 4 })];
    come();
    await until(isEmpty);
    expect(copy().read()).toBeUndefined();
    first.keep({ title: 'More' }, 3);
    noteSent(first.asSent().key, { text: 'before', version: 4 });
    expect(copy().read()).toMatchObject({ version: 4, content: { title: 'More' } });
  });

  it('keeps what was typed after the save, when that is sent', async () => {
    const form = copy();
    form.keep({ title: 'Mine' }, 3);
    lose();
    const asSent = form.asSent({ title: 'Mine' });
    form.keep({ title: 'Mine, and more' }, 3);
    await save(3, 'Mine', asSent);
    expect(form.asSent({ title: 'Mine' }).text).toBe('');
    replies = [() => done({ version: 4 })];
    come();
    await until(isEmpty);
    expect(copy().read()).toMatchObject({ version: 4, content: { title: 'Mine, and more' } });
  });

  it('whose text is discarded takes what waits with it', async () => {
    const form = copy();
    form.keep({ title: 'Mine' }, 3);
    lose();
    await save(3, 'Mine', form.asSent());
    form.discard();
    await until(isEmpty);
  });
});
