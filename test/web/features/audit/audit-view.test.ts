import { describe, expect, it } from 'vitest';
import { readAuditView, withFilter } from '#web/features/audit/model/audit-view.ts';

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
