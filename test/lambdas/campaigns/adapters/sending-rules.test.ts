import { describe, expect, it } from 'vitest';
import { callFaultOf, entryResultOf } from '#lambdas/campaigns/adapters/answers.ts';
import { sesAddress } from '#lambdas/campaigns/adapters/ses-address.ts';
import { harmOf } from '#lambdas/campaigns/model/harm.ts';
import { readMailEvent } from '#lambdas/campaigns/model/mail-event.ts';
import { testMailToOne } from '#lambdas/campaigns/model/mail-to-one.ts';
import { chunkSizeFor, paced, retrySeconds } from '#lambdas/campaigns/model/pacing.ts';
import { unsubscribeRequest } from '#lambdas/inbox/model/unsubscribe-request.ts';
import { secretIdHash } from '#lambdas/platform/secret-id.ts';
import { mailEvent } from '../pipeline-harness.ts';

const campaign = '00000000-0000-4000-8000-000000000001';
const read = (eventType: string, detail: object = {}) =>
  readMailEvent(mailEvent({ campaign, chunk: 7, position: 49 }, eventType, detail));
const bounce = (bounceType: string, bounceSubType: string) =>
  read('Bounce', { bounce: { bounceType, bounceSubType, bouncedRecipients: [{ emailAddress: 'a@x.example' }] } });
const open = (userAgent: string, seconds = 60) =>
  read('Open', { open: { timestamp: new Date(Date.UTC(2026, 10, 23, 12, 0, seconds)).toISOString(), userAgent } });
const person =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

describe('what SES tells of a mail', () => {
  const place = { campaign, chunk: 7, position: 49 };

  it('finds its recipient by the tags of the mail', () => {
    expect(read('Delivery')).toEqual({ place, reported: 'delivered' });
    expect(readMailEvent(mailEvent({ campaign, probe: 'p' }, 'Send'))).toEqual({ campaign, probe: 'p' });
  });

  it.each([
    ['Send', 'accepted'],
    ['DeliveryDelay', 'accepted'],
    ['Reject', 'rejected'],
    ['Rendering Failure', 'rendering'],
    ['Subscription', undefined],
  ])('%s means %s', (eventType, reported) => {
    expect(read(eventType)).toEqual({ place, ...(reported ? { reported } : {}) });
  });

  it('tells a mailbox that is gone from one that is full, an answer of somebody absent, and a suppressed address', () => {
    const suppress = { reason: 'bounced', addresses: ['a@x.example'] };
    expect(bounce('Permanent', 'NoEmail')).toEqual({ place, reported: 'bounced', suppress });
    expect(bounce('Transient', 'MailboxFull')).toEqual({ place, reported: 'bounced' });
    expect(bounce('Transient', 'General')).toEqual({ place, reported: 'accepted' });
    expect(bounce('Undetermined', 'Undetermined')).toEqual({ place, reported: 'accepted' });
    for (const list of ['Suppressed', 'OnAccountSuppressionList'])
      expect(bounce('Permanent', list)).toEqual({ place, reported: 'suppressed' });
  });

  it('counts nobody as a reader whose program fetched the pictures', () => {
    expect(open(person)).toEqual({ place, reported: 'opened' });
    const machine = { place, reported: 'openedByMachine' };
    expect(open('Mozilla/5.0')).toEqual(machine);
    expect(open('Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)')).toEqual(
      machine,
    );
    expect(open('YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html')).toEqual(machine);
    expect(open(person, 4)).toEqual(machine);
  });

  it('counts nobody as a reader whose links were followed by what guards the mailbox', () => {
    const link = 'https://pointe.example/products';
    const click = (userAgent: string, minutes = 40) =>
      read('Click', {
        click: { link, userAgent, timestamp: new Date(Date.UTC(2026, 10, 23, 12) + minutes * 60_000).toISOString() },
      });
    expect(click(person)).toEqual({ place, reported: 'clicked', link });
    const got = { place, reported: 'delivered' };
    for (const program of [
      'python-requests/2.31',
      'curl/8.5.0',
      'Mozilla/5.0',
      'Mozilla/5.0 (compatible; bingbot/2.0)',
    ])
      expect(click(program), program).toEqual(got);
    expect(click(person, 2 / 60)).toEqual(got);
  });

  it.each([
    ['https://pointe.example/api/newsletter/unsubscribe/dEb1q0', 'delivered', undefined],
    ['https://pointe.example/newsletter?lang=he#token=dEb1q0', 'delivered', undefined],
    ['https://pointe.example/newsletters', 'clicked', 'https://pointe.example/newsletters'],
    ['https://pointe.example/products', 'clicked', 'https://pointe.example/products'],
  ])('keeps no token of a reader: %s', (link, reported, kept) => {
    expect(read('Click', { click: { link } })).toEqual({ place, reported, ...(kept ? { link: kept } : {}) });
  });

  it('has an address suppressed from which the mail that welcomed its reader came back', () => {
    const tags = { kind: 'welcomeMail' };
    const bouncedRecipients = [{ emailAddress: 'a@x.example' }];
    const gone = { bounceType: 'Permanent', bounceSubType: 'NoEmail', bouncedRecipients };
    expect(readMailEvent(mailEvent(tags, 'Bounce', { bounce: gone }))).toEqual({
      single: { reason: 'bounced', addresses: ['a@x.example'] },
    });
    expect(readMailEvent(mailEvent(tags, 'Delivery'))).toBeUndefined();
  });

  it('leaves mails alone that are of no campaign, and refuses what is no event', () => {
    expect(readMailEvent(mailEvent({ campaign: '../../x' }, 'Send'))).toBeUndefined();
    expect(
      readMailEvent(
        JSON.stringify({ detail: { eventType: 'Send', mail: { messageId: 'm', timestamp: '', tags: {} } } }),
      ),
    ).toBeUndefined();
    expect(() => readMailEvent('{}')).toThrow();
  });
});

describe('what SES answers', () => {
  const fault = (name: string, status?: number, code?: string) =>
    callFaultOf(Object.assign(new Error(name), { name, code, $metadata: { httpStatusCode: status } }));

  it('means for each mail that it was taken, failed, or may be tried later', () => {
    expect(entryResultOf({ Status: 'SUCCESS', MessageId: 'm' })).toEqual({ kind: 'sent', messageId: 'm' });
    expect(entryResultOf({ Status: 'ACCOUNT_THROTTLED' })).toEqual({ kind: 'later' });
    expect(entryResultOf({ Status: 'ACCOUNT_DAILY_QUOTA_EXCEEDED' })).toEqual({ kind: 'quota' });
    expect(entryResultOf({ Status: 'MESSAGE_REJECTED' })).toEqual({ kind: 'failed', reason: 'rejected' });
    // A status that comes new is a failure that shows, and no second mail.
    expect(entryResultOf({ Status: 'SOMETHING_NEW' as 'FAILED' })).toEqual({ kind: 'failed', reason: 'refused' });
  });

  it('means for a whole call that nothing was sent only where that is certain', () => {
    expect(fault('TooManyRequestsException', 429)).toBe('later');
    expect(fault('SendingPausedException', 400)).toBe('stopped');
    expect(fault('BadRequestException', 400)).toBe('refused');
    expect(fault('AccessDeniedException', 403)).toBe('stopped');
    expect(fault('Error', undefined, 'ECONNREFUSED')).toBe('later');
    for (const unknown of [
      fault('InternalFailure', 500),
      fault('ServiceUnavailable', 503),
      fault('TimeoutError'),
      fault('Error', undefined, 'ECONNRESET'),
      fault('Error', undefined, 'EPIPE'),
      callFaultOf('x'),
    ])
      expect(unknown).toBeUndefined();
  });
});

describe('an address', () => {
  it('is written as SES takes it, or not at all', () => {
    expect(sesAddress('dana@dance.example')).toBe('dana@dance.example');
    expect(sesAddress('dana@מחול.example')).toBe('dana@xn--9dbdqf.example');
    for (const bad of ['דנה@dance.example', 'a@b@c', 'a b@c.example', 'a@c.example\r\nBcc: x@y.example', ''])
      expect(sesAddress(bad)).toBeUndefined();
  });
});

describe('the pace', () => {
  const chunks = Array.from({ length: 100 }, (_none, number) => ({ number, size: 50 }));

  it('is the rate, from where it is free, for one turn', () => {
    const { window, until } = paced(chunks, { now: 0, free: 10_000, rate: 25 });
    expect(window.slice(0, 3).map(({ delaySeconds }) => delaySeconds)).toEqual([10, 12, 14]);
    expect([window.length, until]).toEqual([100, 210_000]);
    const slow = paced(chunks, { now: 0, free: 0, rate: 1 });
    expect(slow.window.map(({ delaySeconds }) => delaySeconds)).toEqual([0, 50, 100, 150, 200, 250]);
    expect(slow.until).toBe(300_000);
  });

  it('goes on within its turn, and never longer than a message can wait', () => {
    const more = paced(chunks, { now: 0, free: 290_000, began: 0, rate: 10 });
    expect(more.window.map(({ delaySeconds }) => delaySeconds)).toEqual([290, 295]);
    const late = paced(chunks, { now: 0, free: 890_000, rate: 10 });
    expect(late.window.map(({ delaySeconds }) => delaySeconds)).toEqual([890, 895, 900]);
    expect(paced(chunks, { now: 0, free: 901_000, rate: 10 }).window).toEqual([]);
  });

  it('does not wait for what a wrong clock has taken far ahead', () => {
    const { window, until } = paced(chunks, { now: 0, free: 86_400_000, rate: 25 });
    expect([window.length, window[0]?.delaySeconds, until]).toEqual([100, 0, 200_000]);
  });

  it('has no call for more than a second takes, nor for more than SES takes', () => {
    expect([0.1, 0.8, 1, 11.2, 49.9, 50, 200].map(chunkSizeFor)).toEqual([1, 1, 1, 11, 49, 50, 50]);
  });

  it('slows down for whoever is refused again and again', () => {
    expect([1, 2, 3, 20].map(retrySeconds)).toEqual([30, 60, 120, 900]);
  });
});

describe('harm', () => {
  const counts = (sent: number, { bounced = 0, complained = 0 } = {}) => ({ sent, suppressed: 0, bounced, complained });

  it('is 5 % bounces or 0.1 % complaints, of enough mails to say so', () => {
    expect(harmOf(counts(14, { bounced: 1 }), 10_000)).toBeUndefined();
    expect(harmOf(counts(1_000, { bounced: 49 }), 10_000)).toBeUndefined();
    expect(harmOf(counts(1_000, { bounced: 50 }), 10_000)).toBe('bounces');
    expect(harmOf(counts(20, { bounced: 1 }), 20)).toBe('bounces');
    expect(harmOf(counts(50, { complained: 1 }), 10_000)).toBeUndefined();
    expect(harmOf(counts(50, { complained: 2 }), 10_000)).toBe('complaints');
    expect(harmOf(counts(10_000, { complained: 9 }), 10_000)).toBeUndefined();
    expect(harmOf(counts(10_000, { complained: 10 }), 10_000)).toBe('complaints');
    expect(harmOf(counts(500, { complained: 1 }), 500)).toBe('complaints');
  });

  it('is not what an administrator has seen and let pass', () => {
    const seen = { complained: 1, bounced: 30 };
    expect(harmOf(counts(500, { complained: 1, bounced: 30 }), 500, seen)).toBeUndefined();
    expect(harmOf(counts(500, { complained: 2, bounced: 30 }), 500, seen)).toBe('complaints');
  });
});

describe('the header to unsubscribe by', () => {
  it.each(['hello@dance.example', "o'hara+news%x@dance.example", `${'a'.repeat(64)}@${'b.'.repeat(80)}example`])(
    'names the subscription and keeps to what SES takes, with the contact %s',
    (contact) => {
      const token = 'T'.repeat(22);
      const site = { name: 'Pointe', url: `https://${'www.'.repeat(10)}dance.example`, contact };
      const { headers } = testMailToOne({ name: 'Noa', email: 'noa@x.example', token }, 'en', { site });
      const value = headers['List-Unsubscribe'];
      expect(value).toMatch(/^<https:[^<>, ]+>, <mailto:[^<>, ]+>$/);
      expect(value).toMatch(/^[ -~]{1,870}$/);
      const mailto = new URL(/<(mailto:[^>]+)>/.exec(value)?.[1] ?? '');
      expect(decodeURIComponent(mailto.pathname)).toBe(contact);
      const subject = mailto.searchParams.get('subject') ?? '';
      expect(unsubscribeRequest(subject)).toEqual({ isUnsubscribe: true, unsubscribeMark: secretIdHash(token) });
      // The key of the reader's links is in the one address, and cannot be read from the other.
      expect(mailto.href).not.toContain(token);
    },
  );
});
