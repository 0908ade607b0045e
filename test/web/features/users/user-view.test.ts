import { describe, expect, it } from 'vitest';
import { listUsers } from '#contracts/users/endpoints.ts';
import { defaultView, listFilter, nextOrder, readView, type UserView } from '#web/features/users/model/user-view.ts';

const view = (given: Partial<UserView> = {}): UserView => ({ ...defaultView, search: '', ...given });

describe('what of the list is shown [S-085] [Q-021]', () => {
  it('begins with the ten newest [S-086]', () => {
    expect(readView({}, defaultView)).toEqual({ sort: 'created', order: 'desc', pageSize: 10 });
  });

  it('reads an address before what is remembered', () => {
    const remembered = { sort: 'email', order: 'asc', pageSize: 50 } as const;
    expect(readView({ pageSize: '25' }, remembered)).toEqual({ sort: 'email', order: 'asc', pageSize: 25 });
  });

  it.each(['11', '-10', '1e1', 'all', ''])('takes the page size %j as none [S-266]', (pageSize) => {
    expect(readView({ pageSize, sort: 'password', order: 'up' }, defaultView)).toEqual(defaultView);
  });

  it.each([10, 25, 50, 100])('knows pages of %i rows [S-266]', (pageSize) => {
    expect(readView({ pageSize }, defaultView).pageSize).toBe(pageSize);
  });

  it('leaves the order out of a search, which has its own', () => {
    expect(listFilter(view({ search: ' dana haifa ', sort: 'email' }))).toEqual({ search: 'dana haifa' });
    expect(listFilter(view({ search: '  ', sort: 'email', order: 'asc' }))).toEqual({ sort: 'email', order: 'asc' });
  });

  it.each([view(), view({ search: 'dana' })])('asks for nothing that the contract refuses', (asked) => {
    expect(listUsers.query.safeParse({ ...listFilter(asked), limit: '10' }).success).toBe(true);
  });

  it('turns the order round at a second click, and begins with the newest or with A', () => {
    expect(nextOrder(view(), 'created')).toEqual({ sort: 'created', order: 'asc' });
    expect(nextOrder(view(), 'email')).toEqual({ sort: 'email', order: 'asc' });
    expect(nextOrder(view({ sort: 'email', order: 'asc' }), 'created')).toEqual({ sort: 'created', order: 'desc' });
  });
});
