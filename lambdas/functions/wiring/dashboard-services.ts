import type { AuditStore } from '#lambdas/audit/index.ts';
import type { DashboardServices } from '#lambdas/dashboard/index.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { UsersStore } from '#lambdas/users/index.ts';

interface Sources {
  users: Pick<UsersStore, 'unconfirmed' | 'joined'>;
  entries: AuditStore;
  alarms: DashboardServices['alarms'];
  clock: Clock;
}

/** How many log-ins are counted at most; the audit log has a limit of its own for what it reads. */
const countedLogIns = 1_000;

/** Where the dashboard finds what it shows. */
export const dashboardServices = ({ users, entries, alarms, clock }: Sources): Omit<DashboardServices, 'counted'> => ({
  async waiting(limit) {
    const { items, more } = await users.unconfirmed(limit);
    return {
      items: items.map(({ user: { id, username, email, created }, expires }) => ({
        ...{ id, username, email, created },
        expires: new Date(expires * 1_000).toISOString(),
      })),
      more,
    };
  },
  signUps: (from) => users.joined(from),
  async logIns(from) {
    const { items, next } = await entries.list(
      { action: 'session.logIn', from: from.slice(0, 10) },
      { limit: countedLogIns },
    );
    return { times: items.map(({ time }) => time), since: next?.time };
  },
  alarms,
  clock,
});
