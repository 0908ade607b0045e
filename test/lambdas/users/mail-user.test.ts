import { describe, expect, it } from 'vitest';
import { openUsers } from './users-harness.ts';

const open = await openUsers();

const written = { subject: 'Your fitting', text: 'Tuesday at five.\n\nBring your old pair.' };
let calls = 0;
const mail = (id: string, { body = written as object, key = '', as = open.asAdmin } = {}) => {
  calls += 1;
  return open.call(`POST /api/admin/users/${id}/mail`, {
    as,
    body,
    key: `${key || calls}-of-these-mails`,
  });
};

describe('a mail to one user [S-251]', () => {
  it('goes to the proven address, and is in the audit log without a word of it', async () => {
    const user = await open.somebody();
    expect(await mail(user.id)).toEqual({ status: 204, body: undefined });
    expect(open.mails).toEqual([`fromAdministrator ${user.email}`]);
    const entry = (await open.entered('user.mail')).at(-1);
    expect(entry?.resource.id).toBe(user.id);
    expect(JSON.stringify(entry)).not.toMatch(/fitting|Tuesday/);
  });

  it('is sent once, however often the same call comes', async () => {
    const user = await open.somebody();
    const replies = [await mail(user.id, { key: 'once' }), await mail(user.id, { key: 'once' })];
    expect(replies.map(({ status }) => status)).toEqual([204, 204]);
    expect(open.mails).toHaveLength(1);
  });

  it('does not go to an address that nobody has proven, nor to nobody', async () => {
    const user = await open.somebody({ emailVerified: false });
    expect(await mail(user.id)).toMatchObject({ status: 409, body: { code: 'userUnconfirmed' } });
    expect(await mail('11111111-1111-4111-8111-111111111111')).toMatchObject({ status: 404 });
    expect(open.mails).toEqual([]);
  });

  it('that no provider takes is said to have failed, counts for nothing, and may be tried again', async () => {
    const user = await open.somebody();
    open.post.isAway = true;
    for (let time = 0; time < 35; time += 1) {
      expect(await mail(user.id, { key: 'later' })).toMatchObject({ status: 503, body: { code: 'mailNotSent' } });
    }
    open.post.isAway = false;
    expect((await mail(user.id, { key: 'later' })).status).toBe(204);
  });

  it('is one of thirty, then an administrator has to wait', async () => {
    const user = await open.somebody();
    const as = await open.logIn(await open.somebody({ isAdmin: true }));
    let replies = 0;
    let last = await mail(user.id, { as });
    while (last.status === 204 && replies < 40) {
      replies += 1;
      last = await mail(user.id, { as });
    }
    expect(replies).toBe(30);
    expect(last).toMatchObject({ status: 429, body: { code: 'tooManyAttempts', retryAfter: 60 } });
  });

  it.each([
    ['no subject', { ...written, subject: ' ' }, 'subject'],
    ['two lines in the subject', { ...written, subject: 'a\r\nBcc: b@c.example' }, 'subject'],
    ['no text', { ...written, text: ' \n' }, 'text'],
    ['too much text', { ...written, text: 'a'.repeat(5_001) }, 'text'],
  ])('is refused with %s', async (_what, body, field) => {
    const user = await open.somebody();
    const reply = await mail(user.id, { body });
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, [field]]);
    expect(open.mails).toEqual([]);
  });
});
