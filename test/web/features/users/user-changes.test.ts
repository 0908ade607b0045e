import { describe, expect, it } from 'vitest';
import { userChangesSchema, userEditSchema } from '#contracts/users/endpoints.ts';
import { changedFields, editOf } from '#web/features/users/model/user-changes.ts';
import { someUser } from './user.ts';

const user = someUser();
const unchanged = editOf(user);

describe('what a change of a user sends [S-090]', () => {
  it('sends nothing for a form that was only looked at', () => {
    expect(changedFields(user, unchanged)).toEqual({});
  });

  it('sends only the fields that differ', () => {
    expect(changedFields(user, { ...unchanged, location: 'Paris', phone: '+33 1 23 45 67 89' })).toEqual({
      location: 'Paris',
      phone: '+33 1 23 45 67 89',
    });
  });

  it('sends an emptied field as empty', () => {
    expect(changedFields(user, { ...unchanged, gender: '', birthDate: '' })).toEqual({ gender: '', birthDate: '' });
  });

  it('takes roles as a set, and sends all of them when one changed [S-120]', () => {
    const both = someUser({ roles: ['user', 'moderator', 'editor'] });
    expect(changedFields(both, { ...editOf(both), roles: ['editor', 'moderator'] })).toEqual({});
    expect(changedFields(user, { ...unchanged, roles: ['editor', 'moderator'] })).toEqual({
      roles: ['editor', 'moderator'],
    });
    expect(changedFields(user, { ...unchanged, roles: [] })).toEqual({ roles: [] });
  });

  it('never sends the role of administrator with anything else [S-197]', () => {
    const administrator = someUser({ roles: ['user', 'admin'], isAdmin: true });
    expect(Object.keys(editOf(administrator))).not.toContain('isAdmin');
    expect(changedFields(administrator, { ...editOf(administrator), location: 'Lyon' })).toEqual({ location: 'Lyon' });
    expect(userEditSchema.safeParse({ ...unchanged, isAdmin: true }).success).toBe(false);
  });

  it('shows a gender that it does not know as none, without sending that', () => {
    const stranger = someUser({ gender: 'unknown' });
    expect(editOf(stranger).gender).toBe('');
    expect(changedFields(stranger, editOf(stranger))).toEqual({});
  });

  it('sends what the contract accepts', () => {
    const changes = changedFields(user, {
      ...unchanged,
      email: 'new@example.com',
      language: 'fr',
      roles: ['moderator'],
    });
    expect(userChangesSchema.safeParse(changes).success).toBe(true);
  });
});
