import { afterEach, describe, expect, it } from 'vitest';
import { inMoments, readAuditView, withFilter } from '#web/features/audit/model/audit-view.ts';

const read = (search: string) => readAuditView(new URLSearchParams(search));
const actor = '00000001-0000-4000-8000-000000000000';

describe('the filters of the audit log, in the address [Q-009]', () => {
  it('are read: user, action, kind of thing, days', () => {
    const search = `actor=${actor}&action=brand.update&resourceType=brand&resourceId=bloch&from=2026-11-01&to=2026-11-02`;
    expect(read(search)).toEqual({
      actor,
      action: 'brand.update',
      resourceType: 'brand',
      resourceId: 'bloch',
      from: '2026-11-01',
      to: '2026-11-02',
    });
  });

  it('count as absent when the server would refuse them', () => {
    expect(read('actor=dana&action=brand.paint&resourceType=table&from=yesterday')).toEqual({});
  });

  it('know no id without its type', () => {
    expect(read('resourceId=bloch')).toEqual({});
  });

  it('change one by one, and another type forgets the id', () => {
    const before = new URLSearchParams('action=user.create&resourceType=brand&resourceId=bloch');
    expect(withFilter(before, { action: '' }).toString()).toBe('resourceType=brand&resourceId=bloch');
    expect(withFilter(before, { resourceType: 'user' }).toString()).toBe('action=user.create&resourceType=user');
  });
});

describe('days of the filter, which are those of the list', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });

  it.each([
    ['Asia/Jerusalem', '2026-11-29', '2026-11-28T22:00:00.000Z', '2026-11-29T21:59:59.999Z'],
    ['America/Los_Angeles', '2026-11-29', '2026-11-29T08:00:00.000Z', '2026-11-30T07:59:59.999Z'],
    // A day of 25 hours.
    ['Asia/Jerusalem', '2027-10-31', '2027-10-30T21:00:00.000Z', '2027-10-31T21:59:59.999Z'],
    ['UTC', '9999-99-99', '9999-99-99', '9999-99-99'],
  ])('in %s: %s', (timeZone, day, from, to) => {
    process.env.TZ = timeZone;
    expect(inMoments({ actor, from: day, to: day })).toEqual({ actor, from, to });
    expect(inMoments({ actor })).toEqual({ actor });
  });

  it('are days in the address, and nothing else', () => {
    expect(read('from=2026-11-01T00:00:00.000Z&to=2026-11-02')).toEqual({ to: '2026-11-02' });
  });
});
