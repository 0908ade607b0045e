import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EntryResult } from '#lambdas/campaigns/adapters/answers.ts';
import { NotHandedOver } from '#lambdas/campaigns/adapters/bulk-mailer.ts';
import { dispatchCampaign } from '#lambdas/campaigns/jobs/dispatch-campaign.ts';
import { secretIdHash } from '#lambdas/platform/secret-id.ts';
import { mailText } from '#test/support/mail-texts.ts';
import { person } from '../../users/people.ts';
import { administrationOf } from '../administration.ts';
import { start } from '../ledger-harness.ts';
import { mailEvent, openPipeline, type Pipeline } from '../pipeline-harness.ts';

let pipeline: Pipeline;
beforeEach(async () => {
  pipeline = await openPipeline();
});
afterEach(() => pipeline.close());

const minute = 60_000;
const emails = (count: number) =>
  Array.from({ length: count }, (_none, index) => `reader${String(index).padStart(4, '0')}@dance.example`);
const received = () => pipeline.handedOver.map(({ to }) => to).sort();
/** Why a campaign waits, as its report says and the list. */
const waitOf = async (id: string) => {
  const { report, list } = administrationOf(pipeline);
  const { wait } = await report(id);
  expect((await list()).items.find((each) => each.id === id)?.wait).toEqual(wait);
  return wait;
};
/** A campaign to so many people, which the dispatcher has queued. */
const queued = async (count: number): Promise<string> => {
  await pipeline.subscribe(emails(count));
  const id = await pipeline.scheduled();
  await pipeline.dispatch(id);
  return id;
};

describe('sending a campaign', () => {
  it('hands over one mail to each, with all that it needs, and is over then', async () => {
    const id = await queued(130);
    expect(pipeline.queue.map(({ chunk }) => chunk)).toEqual([0, 1, 2]);
    await pipeline.work();
    expect(received()).toEqual(emails(130));
    expect([await pipeline.status(id), await pipeline.states(id)]).toEqual(['sent', { sent: 130 }]);
    const [first] = pipeline.handedOver;
    const token = (await pipeline.readers.byEmail(first?.to ?? ''))?.token;
    expect(first).toMatchObject({
      from: { address: 'news@dance.example' },
      replyTo: 'hello@dance.example',
      headers: {
        'List-Unsubscribe': `<https://dance.example/api/newsletter/unsubscribe/${token}?c=${id}.0.0>, <mailto:hello@dance.example?subject=unsubscribe%20${secretIdHash(token ?? '')}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      tags: { campaign: id, chunk: '0', position: '0', attempt: '1' },
    });
  });

  it('to people who were chosen goes to them and nobody else, once, although the run is cut off that fixes who they are', async () => {
    pipeline.set.rate = 1;
    await pipeline.subscribe(emails(3));
    const consent = { groups: ['newsletter' as const], newsletterConsent: { time: pipeline.iso(), words: 'v1' } };
    const account = async (name: string, fields: object = {}) => {
      const user = person(name, { email: `${name}@Chosen.example`, language: 'en', ...consent, ...fields });
      await pipeline.users.add(user);
      return user;
    };
    const chosen = await Promise.all(Array.from({ length: 40 }, (_none, i) => account(`chosen${10 + i}`)));
    const others = await Promise.all([
      account('disabled', { enabled: false }),
      account('unproven', { emailVerified: false }),
      account('unwilling', { groups: [], newsletterConsent: undefined }),
    ]);
    await account('notchosen');
    const gone = '99999999-1111-4111-8111-111111111111';
    const people = [...chosen.map(({ id }) => id).toReversed(), ...others.map(({ id }) => id), gone];
    const id = await pipeline.scheduled({ groups: [], people });
    const { addChunks } = pipeline.services.ledger;
    let parts = 0;
    pipeline.services.ledger.addChunks = async (...part) => {
      parts += 1;
      if (parts === 2) throw new Error('cut off');
      return addChunks(...part);
    };
    await expect(pipeline.dispatch(id)).rejects.toThrow('cut off');
    pipeline.advance(20 * minute);
    await pipeline.dispatch(id);
    await pipeline.work();
    expect(received()).toEqual(chosen.map(({ email }) => email.toLowerCase()));
    expect(await pipeline.states(id)).toEqual({ sent: 40 });
  });

  it('keeps what stands for a missing name as it was when sending began', async () => {
    await pipeline.subscribe(emails(1));
    const id = await pipeline.scheduled();
    const write = (nameless: string) =>
      pipeline.campaigns.change(id, undefined, (before) => ({
        after: before,
        texts: { en: mailText({ subject: 'For {{name}}', nameless }) },
      }));
    await write('friends');
    await pipeline.dispatch(id);
    await write('others');
    await pipeline.work();
    expect(pipeline.handedOver.map(({ values }) => values.nameText)).toEqual(['friends']);
  });

  it('hands nothing over twice, although every message comes five times and two dispatchers work', async () => {
    await pipeline.subscribe(emails(130));
    const id = await pipeline.scheduled();
    await Promise.all([pipeline.dispatch(id), pipeline.dispatch(id), pipeline.dispatchAll()]);
    const messages = Array.from({ length: 5 }, () => pipeline.queue.splice(0)).flat();
    const again = [...messages, ...messages, ...messages, ...messages, ...messages];
    await Promise.all(again.map((message) => pipeline.send(message)));
    await pipeline.dispatchAll();
    await pipeline.work();
    expect(received()).toEqual(emails(130));
    expect(await pipeline.status(id)).toBe('sent');
  });

  it('keeps to the rate, in turns of five minutes', async () => {
    pipeline.set.rate = 0.1;
    const id = await queued(40);
    expect(pipeline.queue.map(({ chunk, delaySeconds }) => [chunk, delaySeconds])).toEqual(
      Array.from({ length: 30 }, (_none, chunk) => [chunk, chunk * 10]),
    );
    const goesOn = { name: expect.stringContaining(id), time: pipeline.iso((300 - 90) * 1_000) };
    expect(pipeline.wakes).toEqual([goesOn]);
    // The job that looks after all campaigns meanwhile takes nothing, and does not have it called more often.
    pipeline.advance(100_000);
    await pipeline.dispatchAll();
    expect([pipeline.queue.length, pipeline.wakes]).toEqual([30, [pipeline.wakes[0], pipeline.wakes[0]]]);
    pipeline.advance(110_000);
    await pipeline.dispatch(id);
    expect(pipeline.queue.slice(30).map(({ chunk, delaySeconds }) => [chunk, delaySeconds])).toEqual(
      Array.from({ length: 10 }, (_none, index) => [30 + index, 90 + index * 10]),
    );
    await pipeline.work();
    expect([received().length, await pipeline.status(id)]).toEqual([40, 'sent']);
  });

  it('has no call take more than about a second of the rate, whatever it is when the audience is fixed', async () => {
    pipeline.set.rate = 11.2;
    const id = await queued(200);
    const perMessage = new Set(pipeline.queue.map(({ delaySeconds }) => delaySeconds));
    expect([pipeline.queue.length, perMessage.size]).toEqual([19, 18]);
    // A page of the list has as many people as ever, nearly.
    expect((await administrationOf(pipeline).recipients(id)).items).toHaveLength(44);
    pipeline.set.rate = 1_000;
    await pipeline.work();
    expect([received(), await pipeline.status(id)]).toEqual([emails(200), 'sent']);
  });

  it.each(['pause', 'cancel'] as const)('gives the rest of its turn to the next one after a %s', async (stop) => {
    pipeline.set.rate = 1;
    await pipeline.subscribe(emails(200));
    const [first, second] = [await pipeline.scheduled(), await pipeline.scheduled()];
    await pipeline.dispatch(first);
    await pipeline.dispatch(first);
    expect(pipeline.queue.at(-1)?.delaySeconds).toBeGreaterThan(150);
    pipeline.advance(5_000);
    await administrationOf(pipeline)[stop](first);
    const before = pipeline.queue.length;
    await pipeline.dispatch(second);
    await pipeline.dispatch(second);
    expect(pipeline.queue[before]).toMatchObject({ campaign: second, delaySeconds: 0 });
  });

  it('shares the rate with the others that are under way: none takes what another has taken', async () => {
    pipeline.set.rate = 1;
    await pipeline.subscribe(emails(400));
    const [first, second] = [await pipeline.scheduled(), await pipeline.scheduled()];
    const due: [string, number][] = [];
    const look = async () => {
      await pipeline.dispatchAll();
      const elapsed = (pipeline.clock() - start) / 1_000;
      due.push(
        ...pipeline.queue.splice(0).map((each): [string, number] => [each.campaign, elapsed + each.delaySeconds]),
      );
    };
    await look();
    expect(due.filter(([id]) => id === first)).toHaveLength(300);
    expect(due.filter(([id]) => id === second)).toHaveLength(300);
    const at = (seconds: number) => new Date(start + seconds * 1_000).toISOString();
    const { report } = administrationOf(pipeline);
    expect([await waitOf(first), (await report(first)).pace]).toEqual([undefined, { perMinute: 60, secondsLeft: 400 }]);
    expect(await waitOf(second)).toEqual({ reason: 'begins', until: at(300) });
    expect(await report(second)).not.toHaveProperty('pace');
    for (const pause of [210_000, 300_000]) {
      pipeline.advance(pause);
      await look();
      // Each is within its turn, and has the next one queued already.
      const going = pause === 210_000 ? first : second;
      expect(await waitOf(going)).toBeUndefined();
      // No worker runs here: all 400 are due, of which this turn takes 90, and two more turns come with a break each.
      expect((await report(going)).pace).toEqual({
        perMinute: 60,
        secondsLeft: 400 + 2 * (going === first ? 300 : 100),
      });
    }
    expect(await waitOf(first)).toEqual({ reason: 'turn', until: at(600) });
    const seconds = due.map(([, second]) => second).sort((one, other) => one - other);
    expect(seconds).toEqual(Array.from({ length: 800 }, (_none, second) => second));
    const order = due.toSorted(([, one], [, other]) => one - other).map(([id]) => id);
    expect([0, 300, 600, 700].map((second) => order[second])).toEqual([first, second, first, second]);
  });

  it('fixes a large audience in several turns, page by page, each person in one chunk', async () => {
    await pipeline.subscribe(emails(1_300));
    const id = await pipeline.scheduled();
    let turns = 0;
    for (; pipeline.queue.length === 0; turns += 1) {
      // Time for one page.
      let looks = 0;
      await dispatchCampaign(pipeline.services)(id, () => {
        looks += 1;
        return looks > 1;
      });
    }
    expect(turns).toBe(4);
    expect(pipeline.wakes).toHaveLength(3);
    await pipeline.dispatch(id);
    await pipeline.work();
    expect(received()).toEqual(emails(1_300));
  });

  it('comes to nothing where nobody is meant, and says so', async () => {
    const id = await pipeline.scheduled();
    await pipeline.dispatch(id);
    expect(await pipeline.status(id)).toEqual(['failed', 'noRecipients']);
  });

  it('waits for its time', async () => {
    await pipeline.subscribe(emails(1));
    const id = await pipeline.scheduled({ sendAt: pipeline.iso(minute) });
    await pipeline.dispatchAll();
    expect([await pipeline.status(id), pipeline.queue]).toEqual(['scheduled', []]);
    pipeline.advance(minute);
    await pipeline.dispatchAll();
    expect([await pipeline.status(id), pipeline.queue.length]).toEqual(['sending', 1]);
  });
});

describe('stopping a campaign', () => {
  it('begins nothing more once it is paused, and goes on with the rest', async () => {
    const id = await queued(200);
    const [first, ...others] = pipeline.queue.splice(0);
    if (first) await pipeline.send(first);
    await pipeline.pause(id);
    for (const message of others) await pipeline.send(message);
    expect([received().length, await pipeline.states(id)]).toEqual([50, { pending: 150, sent: 50 }]);
    await pipeline.dispatch(id);
    expect(pipeline.queue).toEqual([]);
    pipeline.advance(minute);
    await pipeline.resume(id);
    await pipeline.dispatch(id);
    await pipeline.work();
    expect([received(), await pipeline.status(id)]).toEqual([emails(200), 'sent']);
  });

  it('begins nothing more once it is cancelled, also by a worker that has read everything before', async () => {
    const id = await queued(50);
    const whileReading = pipeline.services.readers.byEmails;
    pipeline.services.readers.byEmails = async (addresses) => {
      await pipeline.cancel(id);
      return whileReading(addresses);
    };
    await pipeline.work();
    expect([received(), await pipeline.states(id)]).toEqual([[], { pending: 50 }]);
  });

  it('says of the rest of a cancelled campaign that it is not sent, and of a call under way that it is not over', async () => {
    const id = await queued(150);
    const [first, second] = pipeline.queue.splice(0);
    if (first) await pipeline.send(first);
    pipeline.set.answer = async () => {
      await pipeline.cancel(id);
      const { total } = await pipeline.ledger.counts(id, { isCancelled: true });
      expect(total).toMatchObject({ sent: 50, pending: 50, notSent: 50 });
      throw new Error('socket hang up');
    };
    if (second) await expect(pipeline.send(second)).rejects.toThrow('socket');
    const { items } = await pipeline.ledger.recipients(id, 0, { filter: 'notSent', isCancelled: true });
    expect(items.map(({ email }) => email)).toEqual(emails(150).slice(100));
  });
});

describe('what SES answers', () => {
  const answers = (...kinds: EntryResult[]) => {
    pipeline.set.answer = async ({ entries }) =>
      entries.map((_entry, index) => kinds[index] ?? { kind: 'sent', messageId: 'm' });
  };
  const accept = () => answers();

  it('has those wait whom the rate refused, and nobody else again', async () => {
    const id = await queued(50);
    answers({ kind: 'later' }, { kind: 'later' });
    const [message] = pipeline.queue.splice(0);
    if (message) await pipeline.send(message);
    expect(await pipeline.states(id)).toEqual({ pending: 2, sent: 48 });
    expect(pipeline.queue).toEqual([{ campaign: id, chunk: 0, delaySeconds: 30 }]);
    expect(await waitOf(id)).toEqual({ reason: 'retry', until: pipeline.iso(30_000), count: 2 });
    accept();
    // A message that comes too early waits.
    const [early] = pipeline.queue.splice(0);
    if (early) await pipeline.send(early);
    expect(pipeline.queue).toEqual([{ campaign: id, chunk: 0, delaySeconds: 30 }]);
    pipeline.advance(30_000);
    await pipeline.work();
    expect([received(), await pipeline.status(id)]).toEqual([emails(50), 'sent']);
    expect(pipeline.handedOver.at(-1)?.tags.attempt).toBe('2');
  });

  it('has all wait for an hour where the account has sent what it may in a day', async () => {
    const id = await queued(100);
    pipeline.set.answer = async ({ entries }) => entries.map(() => ({ kind: 'quota' }));
    await pipeline.work();
    expect([await pipeline.states(id), pipeline.handedOver]).toEqual([{ pending: 100 }, []]);
    expect(await waitOf(id)).toEqual({ reason: 'quota', until: pipeline.iso(60 * minute) });
    accept();
    pipeline.advance(30 * minute);
    await pipeline.dispatchAll();
    await pipeline.work();
    expect(pipeline.handedOver).toEqual([]);
    pipeline.advance(31 * minute);
    await pipeline.dispatchAll();
    // It was no other campaign for which it waited: nothing is to be expected of its next turns.
    const { gap } = (await pipeline.ledger.dispatchState(id)) ?? {};
    expect(gap?.from).toBe(gap?.until);
    await pipeline.work();
    expect([received(), await pipeline.status(id)]).toEqual([emails(100), 'sent']);
  });

  it('notes who was rejected, with the reason', async () => {
    const id = await queued(3);
    answers({ kind: 'failed', reason: 'rejected' });
    await pipeline.work();
    expect(await pipeline.states(id)).toEqual({ failed: 1, sent: 2 });
    const { items } = await pipeline.ledger.recipients(id, undefined, { filter: 'failed' });
    expect(items).toEqual([{ email: emails(1)[0], language: 'en', state: 'failed', reason: 'rejected' }]);
  });

  it('stops the campaign where the account may not send, and loses nobody', async () => {
    const id = await queued(100);
    pipeline.set.answer = () => Promise.reject(new NotHandedOver('stopped', new Error('paused')));
    await pipeline.work();
    expect([await pipeline.status(id), await pipeline.states(id)]).toEqual([['paused', 'notSent'], { pending: 100 }]);
    expect(pipeline.audited).toEqual(['campaign.pause']);
    accept();
    pipeline.advance(minute);
    await pipeline.resume(id);
    await pipeline.dispatch(id);
    await pipeline.work();
    expect(received()).toEqual(emails(100));
  });

  it('stops the campaign where SES wants the mail for nobody, and loses nobody', async () => {
    const id = await queued(50);
    pipeline.set.answer = () => Promise.reject(new NotHandedOver('refused', new Error('bad header')));
    await pipeline.work();
    expect([await pipeline.status(id), await pipeline.states(id)]).toEqual([['paused', 'notSent'], { pending: 50 }]);
  });

  it('finds the one mail for which SES refuses a whole call', async () => {
    const id = await queued(50);
    pipeline.set.answer = async ({ entries }) => {
      if (entries.some(({ to }) => to === emails(20)[19])) throw new NotHandedOver('refused', new Error('bad request'));
      return entries.map(() => ({ kind: 'sent', messageId: 'm' }));
    };
    await pipeline.work();
    expect([await pipeline.states(id), received().length]).toEqual([{ failed: 1, sent: 49 }, 49]);
  });
});

describe('right before the mail', () => {
  it('leaves out who unsubscribed, was suppressed or cannot be reached since the audience was fixed', async () => {
    const [gone, suppressed, foreign, ...others] = ['a@x.example', 'b@x.example', 'דנה@x.example', ...emails(2)];
    await pipeline.subscribe([gone ?? '', suppressed ?? '', foreign ?? '', 'c@מחול.example', ...others]);
    const id = await pipeline.scheduled();
    await pipeline.dispatch(id);
    await pipeline.readers.change({ email: gone ?? '', language: 'en' }, { refused: pipeline.iso(1) });
    await pipeline.readers.suppress({ email: suppressed ?? '', language: 'en' }, 'complained');
    await pipeline.work();
    expect(received()).toEqual(['c@xn--9dbdqf.example', ...others]);
    const { items } = await pipeline.ledger.recipients(id);
    const reasons = Object.fromEntries(items.map(({ email, state, reason }) => [email, reason ?? state]));
    expect(reasons).toMatchObject({
      'a@x.example': 'unsubscribed',
      'b@x.example': 'suppressed',
      'דנה@x.example': 'address',
      'c@מחול.example': 'sent',
    });
  });
});

describe('a worker that dies', () => {
  /** Its call gets no reply: whether SES took the mails is unknown. */
  const dying = async (count: number): Promise<string> => {
    const id = await queued(count);
    pipeline.set.answer = () => Promise.reject(new Error('socket hang up'));
    for (const message of pipeline.queue.splice(0)) await expect(pipeline.send(message)).rejects.toThrow('socket');
    pipeline.set.answer = async ({ entries }) => entries.map(() => ({ kind: 'sent', messageId: 'm' }));
    return id;
  };
  const tell = (id: string, position: number, kind = 'Send') =>
    pipeline.note([mailEvent({ campaign: id, position }, kind)]);

  it('is not followed by another call, before the events have told', async () => {
    const id = await dying(3);
    await pipeline.send({ campaign: id, chunk: 0 });
    for (let minutes = 0; minutes < 45; minutes += 5) {
      pipeline.advance(5 * minute);
      await pipeline.dispatchAll();
      await pipeline.work();
    }
    expect(pipeline.handedOver).toEqual([]);
  });

  it('leaves those sent of whom events tell, and the others unknown', async () => {
    const id = await dying(3);
    await tell(id, 0);
    await tell(id, 2, 'Delivery');
    pipeline.advance(5 * minute);
    await pipeline.dispatchAll();
    expect([await pipeline.status(id), await pipeline.states(id)]).toEqual(['sending', { pending: 1, sent: 2 }]);
    const ended = pipeline.clock() - 3 * minute;
    const inTime = (ms: number) => new Date(ended + ms).toISOString();
    expect(await waitOf(id)).toEqual({ reason: 'uncertain', until: inTime(45 * minute), count: 1 });
    // Of a campaign that is too large to be counted for a list, the dispatcher has noted it.
    expect((await pipeline.ledger.dispatchState(id))?.unfinished).toMatchObject({ due: 0, uncertain: { count: 1 } });
    pipeline.advance(45 * minute);
    expect(await waitOf(id)).toEqual({ reason: 'uncertainLong', until: inTime(24 * 60 * minute), count: 1 });
    await pipeline.dispatchAll();
    await pipeline.dispatchAll();
    expect([await pipeline.status(id), await pipeline.states(id)]).toEqual(['sent', { sent: 2, unknown: 1 }]);
    // Better late than never.
    await tell(id, 1);
    expect([await pipeline.states(id), pipeline.handedOver]).toEqual([{ sent: 3 }, []]);
  });

  it('is followed by another call once a later mail was heard of and it was not', async () => {
    const id = await dying(3);
    pipeline.advance(5 * minute);
    await pipeline.dispatchAll();
    expect(pipeline.probes).toEqual([{ campaign: id, probe: expect.any(String) }]);
    pipeline.advance(46 * minute);
    await pipeline.dispatchAll();
    await pipeline.work();
    expect(pipeline.handedOver).toEqual([]);
    await pipeline.note([mailEvent({ campaign: id, probe: pipeline.probes[0]?.probe ?? '' }, 'Delivery')]);
    await pipeline.dispatchAll();
    await pipeline.work();
    expect([received(), await pipeline.status(id), pipeline.probes.length]).toEqual([emails(3), 'sent', 1]);
    expect(pipeline.handedOver[0]?.tags.attempt).toBe('2');
  });

  it('is not followed by another call for whom an event came after all, late', async () => {
    const id = await dying(3);
    pipeline.advance(5 * minute);
    await pipeline.dispatchAll();
    await pipeline.note([mailEvent({ campaign: id, probe: pipeline.probes[0]?.probe ?? '' }, 'Send')]);
    pipeline.advance(46 * minute);
    await pipeline.dispatchAll();
    const messages = pipeline.queue.splice(0);
    expect(messages).toHaveLength(1);
    await tell(id, 1);
    for (const message of messages) await pipeline.send(message);
    expect([received(), await pipeline.states(id)]).toEqual([[emails(3)[0], emails(3)[2]], { sent: 3 }]);
  });

  it('is given up as unknown after a day in which no event came at all', async () => {
    const id = await dying(3);
    for (let hours = 0; hours < 26; hours += 1) {
      await pipeline.dispatchAll();
      pipeline.advance(60 * minute);
    }
    expect([await pipeline.status(id), await pipeline.states(id), pipeline.handedOver]).toEqual([
      'sent',
      { unknown: 3 },
      [],
    ]);
  });
});

describe('what was lost on the way', () => {
  it('is queued again: messages that never came', async () => {
    const id = await queued(120);
    pipeline.queue.length = 0;
    await pipeline.dispatchAll();
    expect(pipeline.queue).toEqual([]);
    pipeline.advance(5 * minute);
    await pipeline.dispatchAll();
    await pipeline.work();
    expect([received(), await pipeline.status(id)]).toEqual([emails(120), 'sent']);
  });

  it('is taken up again: a dispatcher that died holds its campaign for minutes only', async () => {
    await pipeline.subscribe(emails(60));
    const id = await pipeline.scheduled();
    const { queueChunks } = pipeline.services;
    const { promise: died, resolve: die } = Promise.withResolvers<void>();
    pipeline.services.queueChunks = () => {
      die();
      return new Promise(() => undefined);
    };
    void pipeline.dispatch(id);
    await died;
    pipeline.services.queueChunks = queueChunks;
    await pipeline.dispatch(id);
    expect(pipeline.queue).toEqual([]);
    pipeline.advance(6 * minute);
    await pipeline.dispatchAll();
    await pipeline.work();
    expect([received(), await pipeline.status(id)]).toEqual([emails(60), 'sent']);
  });
});

describe('harm', () => {
  const bounce = (id: string, position: number, bounceType = 'Permanent') =>
    mailEvent({ campaign: id, chunk: Math.floor(position / 50), position: position % 50 }, 'Bounce', {
      bounce: { bounceType, bounceSubType: 'General', bouncedRecipients: [{ emailAddress: emails(100)[position] }] },
    });
  const complaint = (id: string, position: number) =>
    mailEvent({ campaign: id, position }, 'Complaint', {
      complaint: { complainedRecipients: [{ emailAddress: emails(100)[position] }] },
    });
  /** Two chunks are sent, and one waits. */
  const underWay = async () => {
    const id = await queued(150);
    for (const message of pipeline.queue.splice(0, 2)) await pipeline.send(message);
    return id;
  };

  it('keeps mail from whoever complained of the one that welcomed them', async () => {
    const complaint = { complainedRecipients: [{ emailAddress: 'New@x.example' }] };
    expect(await pipeline.note([mailEvent({ kind: 'welcomeMail' }, 'Complaint', { complaint })])).toEqual(new Map());
    expect((await pipeline.readers.byEmail('new@x.example'))?.suppressed?.reason).toBe('complained');
  });

  it('pauses the campaign at 5 % bounces, and writes to none of them again', async () => {
    const id = await underWay();
    await pipeline.note([0, 1, 2, 3].map((position) => bounce(id, position)));
    expect(await pipeline.status(id)).toBe('sending');
    pipeline.advance(minute);
    await pipeline.note([bounce(id, 4)]);
    expect(await pipeline.status(id)).toEqual(['paused', 'bounces']);
    const reader = await pipeline.readers.byEmail(emails(5)[4] ?? '');
    expect(reader?.suppressed?.reason).toBe('bounced');
    await pipeline.work();
    expect(pipeline.handedOver).toHaveLength(100);
  });

  it('pauses the campaign at a complaint among so few, once, and not again for what was seen', async () => {
    const id = await underWay();
    await pipeline.note([complaint(id, 7)]);
    expect(await pipeline.status(id)).toEqual(['paused', 'complaints']);
    expect((await pipeline.readers.byEmail(emails(8)[7] ?? ''))?.suppressed?.reason).toBe('complained');
    pipeline.advance(minute);
    await administrationOf(pipeline).resume(id);
    expect((await pipeline.campaigns.byId(id))?.tolerated).toEqual({ complained: 1, bounced: 0 });
    await pipeline.note([complaint(id, 7)]);
    expect(await pipeline.status(id)).toBe('sending');
    await pipeline.dispatchAll();
    await pipeline.work();
    expect([await pipeline.status(id), pipeline.handedOver.length]).toEqual(['sent', 150]);
  });

  it('pauses the campaign again at a complaint that came after it was made to go on', async () => {
    const id = await underWay();
    await pipeline.note([complaint(id, 7)]);
    pipeline.advance(minute);
    await administrationOf(pipeline).resume(id);
    await pipeline.note([complaint(id, 8)]);
    expect(await pipeline.status(id)).toEqual(['paused', 'complaints']);
  });

  it('hears of a full mailbox without suppressing its owner', async () => {
    const id = await underWay();
    await pipeline.note([bounce(id, 3, 'Transient')]);
    expect((await pipeline.readers.byEmail(emails(4)[3] ?? ''))?.suppressed).toBeUndefined();
  });
});

describe('who follows a link', () => {
  it('is counted once for each mail, however often it is told, and to however many readers at once', async () => {
    await pipeline.subscribe(['one@dance.example', 'two@dance.example', 'three@dance.example']);
    const id = await pipeline.scheduled();
    await pipeline.dispatch(id);
    await pipeline.work();
    const click = (position: number, link = 'https://dance.example/shoes') =>
      mailEvent({ campaign: id, position }, 'Click', { click: { link } });
    const events = [click(0), click(1), click(0, 'https://dance.example/blog')];
    await Promise.all([pipeline.note(events), pipeline.note(events.toReversed())]);
    // An event that met another writer too often comes again.
    await pipeline.note(events);
    expect(await pipeline.countedClicks()).toBe(2);
    await pipeline.note([click(2), mailEvent({ campaign: id, position: 2 }, 'Open')]);
    await pipeline.note([click(2)]);
    expect(await pipeline.countedClicks()).toBe(3);
    expect((await pipeline.ledger.counts(id)).total.clicked).toBe(3);
  });
});

it('is said in the list: to how many it went, and which shares of those that arrived were opened and led on [S-134]', async () => {
  const sentAt = pipeline.iso();
  const id = await queued(4);
  await pipeline.work();
  const visit = { timestamp: '2026-11-23T12:05:00.000Z', userAgent: 'Mozilla/5.0 (Macintosh)' };
  const link = 'https://dance.example/blog';
  await pipeline.note([
    ...[0, 1, 2].map((position) => mailEvent({ campaign: id, position }, 'Delivery')),
    ...[0, 1].map((position) => mailEvent({ campaign: id, position }, 'Open', { open: visit })),
    mailEvent({ campaign: id, position: 0 }, 'Click', { click: { ...visit, link } }),
  ]);
  const { items } = await administrationOf(pipeline).list();
  expect(items).toEqual([
    expect.objectContaining({
      ...{ id, status: 'sent', sentAt, groups: ['newsletter'], languages: ['en'] },
      ...{ emailCount: 4, openRate: 2 / 3, clickRate: 1 / 3 },
    }),
  ]);
});
