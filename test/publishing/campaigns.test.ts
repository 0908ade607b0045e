import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Language, languages } from '#contracts/text/language.ts';
import { campaignsOf } from '#test/support/campaigns.ts';
import { openProduct, type Product } from '#test/support/product.ts';

const languageOf = (index: number): Language => languages[index % languages.length] ?? 'he';

let product: Product;
let pipeline: ReturnType<typeof campaignsOf>;
const emails = Array.from({ length: 500 }, (_none, index) => `reader${String(index).padStart(3, '0')}@dance.example`);
beforeAll(async () => {
  product = await openProduct({ sendQuota: { MaxSendRate: 5_000, Max24HourSend: 1_000_000 } });
  pipeline = campaignsOf(product);
  await pipeline.subscribe(emails, languageOf);
}, 120_000);
afterAll(() => product.close());

const none = {
  ...{ pending: 0, notSent: 0, sent: 0, failed: 0, skipped: 0, suppressed: 0, unknown: 0, unsubscribed: 0 },
  ...{ delivered: 0, bounced: 0, complained: 0, opened: 0, openedByMachine: 0, clicked: 0 },
};

describe('a campaign', { timeout: 60_000 }, () => {
  it('reaches 500 people once each, in their own language, with a way out in every mail [S-271, Q-044]', async () => {
    const id = await pipeline.schedule();
    await pipeline.look();
    await pipeline.until(async () => (await pipeline.status(id)) === 'sent');
    await pipeline.until(async () => (await pipeline.counts(id)).delivered === 500);
    expect(await pipeline.counts(id)).toEqual({ ...none, sent: 500, delivered: 500 });
    const mails = await pipeline.handedOver(id);
    expect(mails.map(({ to }) => to[0]).sort()).toEqual(emails);
    for (const { to, subject, html } of mails) {
      const language = languageOf(emails.indexOf(to[0] ?? ''));
      expect([to[0], subject.includes(`Letter in ${language}`)]).toEqual([to[0], true]);
      expect(html).toContain(`lang="${language}"`);
    }
    const tokens = new Set<string>();
    for (const { id: mail, tags } of mails.slice(0, 40)) {
      const { text: source } = await product.send(`GET /__local/mail/${mail}/source`);
      const header = source.replaceAll(/\r?\n[ \t]+/g, ' ');
      const [, token = ''] =
        /^List-Unsubscribe: <http\S+\/api\/newsletter\/unsubscribe\/([\w-]{20,})\?c=[\w.-]+>/m.exec(header) ?? [];
      expect(header).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
      expect(token).not.toBe('');
      tokens.add(token);
      expect(tags).toEqual({
        ...{ campaign: id, attempt: '1' },
        ...{ chunk: expect.stringMatching(/^\d+$/), position: expect.stringMatching(/^\d+$/) },
      });
    }
    expect(tokens.size).toBe(40);
    expect(product.problems).toEqual([]);
  });

  it('tells bounced, complained and suppressed apart, and writes to none of them again; codes still reach who complained', async () => {
    // None of the campaigns is to stop for them.
    const tolerated = { complained: 9, bounced: 99 };
    const simulated = ['bounce', 'complaint', 'suppressionlist'].map((kind) => `${kind}+1@simulator.amazonses.com`);
    const { email } = await product.newUser();
    // A reader who complained about a sender's mails is on the account's list.
    await pipeline.suppressInAccount(email);
    const others = Array.from({ length: 20 }, (_none, index) => `other${index}@dance.example`);
    await pipeline.subscribe([...simulated, ...others, email], () => 'fr');
    const id = await pipeline.schedule({ languages: ['fr'], fallback: 'fr', tolerated });
    await pipeline.look();
    const audience = 500 + simulated.length + others.length + 1;
    await pipeline.until(async () => (await pipeline.counts(id)).delivered + 3 === audience);
    expect(await pipeline.counts(id)).toEqual({
      ...none,
      ...{ sent: audience - 2, suppressed: 2, delivered: audience - 3, bounced: 1, complained: 1 },
    });
    const found = await pipeline.readers.byEmails(simulated);
    expect(simulated.map((each) => found.get(each)?.suppressed?.reason)).toEqual(['bounced', 'complained', undefined]);

    const again = await pipeline.schedule({ languages: ['fr'], tolerated });
    await pipeline.look();
    await pipeline.until(async () => (await pipeline.counts(again)).delivered >= 20);
    expect((await pipeline.handedOver(again)).map(({ to }) => to[0])).not.toEqual(
      expect.arrayContaining([simulated[0]]),
    );

    const before = (await product.mails(email)).length;
    await product.send('POST /auth/request-password-reset', {
      body: { email, turnstileToken: await product.easyBotCheck() },
    });
    await pipeline.until(async () => (await product.mails(email)).length > before);
    const [code] = await product.mails(email);
    expect(code).toMatchObject({ configurationSet: expect.stringMatching(/SignIn/), simulated: {} });
    expect(product.problems).toEqual([]);
  });

  it('comes again to whom an administrator released, and to who subscribed anew', async () => {
    const emails = ['released@dance.example', 'anew@dance.example'] as const;
    const tolerated = { complained: 9, bounced: 99 };
    await pipeline.subscribe(emails, () => 'es');
    for (const email of emails) {
      await pipeline.suppressInAccount(email);
      await pipeline.readers.suppress({ email, language: 'es' }, 'complained');
    }
    const token = await product.admin();
    const released = await product.send('POST /api/admin/readers/release', { token, body: { email: emails[0] } });
    expect(released.status, released.text).toBe(200);
    const body = { email: emails[1], language: 'es', turnstileToken: await product.easyBotCheck() };
    expect((await product.send('POST /api/newsletter/subscribe', { body })).status).toBe(204);
    const link = { token: await product.confirmationToken(emails[1]) };
    expect((await product.send('POST /api/newsletter/confirm', { body: link })).status).toBe(204);

    const id = await pipeline.schedule({ languages: ['es'], tolerated });
    await pipeline.look();
    await pipeline.until(async () => (await pipeline.status(id)) === 'sent');
    const simulatedOf = new Map((await pipeline.handedOver(id)).map(({ to, simulated }) => [to[0], simulated]));
    expect(emails.map((email) => simulatedOf.get(email))).toEqual([{}, {}]);
    expect(product.problems).toEqual([]);
  });

  it('reaches everybody once also where all messages became dead letters and are brought back', async () => {
    const id = await pipeline.schedule({ languages: ['ru'] });
    await pipeline.fault({ service: 'dynamodb', caller: 'CampaignSend', kind: 'error', status: 500 });
    await pipeline.look();
    await pipeline.until(async () => (await pipeline.queued('campaign-chunks')) > 0);
    for (let receives = 0; receives < 11; receives += 1) {
      await pipeline.until(async () => (await pipeline.queued('campaign-chunks', ['waiting'])) === 0);
      await product.clock.advance(6 * 60_000 + 1_000);
    }
    await product.send('DELETE /__local/api/faults');
    expect(await pipeline.redrive()).toBeGreaterThan(0);
    await pipeline.look();
    await pipeline.until(async () => (await pipeline.status(id)) === 'sent');
    const mails = (await pipeline.handedOver(id)).map(({ to }) => to[0]);
    expect([mails.length, new Set(mails).size]).toEqual([100, 100]);
  });

  it('stands still when an administrator says so, goes on with the rest, and ends for good', async () => {
    const slow = await openProduct({ sendQuota: { MaxSendRate: 15, Max24HourSend: 1_000_000 } });
    try {
      const its = campaignsOf(slow);
      const token = await slow.admin();
      const people = Array.from({ length: 150 }, (_none, index) => `slow${index}@dance.example`);
      await its.subscribe(people, () => 'en');
      const id = await its.schedule({ languages: ['en'] });
      const act = (action: string) => slow.send(`POST /api/admin/campaigns/${id}/${action}`, { token });
      const idle = async () => (await its.queued('campaign-chunks')) === 0;
      await its.look();
      await its.until(async () => (await its.counts(id)).sent > 0);
      expect((await act('pause')).body).toMatchObject({ status: 'paused', hold: 'byAdministrator' });
      await its.until(idle);
      const before = await its.counts(id);
      expect(before.pending).toBeGreaterThan(0);
      expect(before.sent + before.pending).toBe(150);

      expect((await act('resume')).body).toMatchObject({ status: 'sending' });
      await slow.clock.advance(10_000);
      await its.until(async () => (await its.counts(id)).sent > before.sent);
      expect((await act('cancel')).body).toMatchObject({ status: 'cancelled' });
      const begun = (await its.counts(id)).pending;
      await its.until(idle);
      const after = await its.counts(id);
      // Mails that were being handed over when the reply came are finished.
      expect(begun - after.pending).toBeLessThanOrEqual(50);
      expect(after.pending).toBeGreaterThan(0);
      await its.look();
      await its.look();
      expect((await its.counts(id)).pending).toBe(after.pending);
      const report = await slow.send(`GET /api/admin/campaigns/${id}/report`, { token });
      expect(report.body.counts).toMatchObject({ sent: after.sent, pending: 0, notSent: after.pending });
      const rest = await slow.send(`GET /api/admin/campaigns/${id}/recipients?filter=notSent`, { token });
      expect(rest.body.items.length).toBeGreaterThan(0);
      const mails = (await its.handedOver(id)).map(({ to }) => to[0]);
      expect([mails.length, new Set(mails).size]).toEqual([after.sent, after.sent]);
      expect(slow.problems).toEqual([]);
    } finally {
      await slow.close();
    }
  });
});
