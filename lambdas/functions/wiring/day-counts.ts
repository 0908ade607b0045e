import type { AuditStore } from '#lambdas/audit/index.ts';
import type { DashboardServices } from '#lambdas/dashboard/index.ts';
import type { UsersStore } from '#lambdas/users/index.ts';

interface Sources {
  users: Pick<UsersStore, 'joined'>;
  entries: AuditStore;
}

/** How many log-ins are counted at most; the audit log has a limit of its own for what it reads. */
const countedLogIns = 1_000;

/** Where the dashboard finds what it counts by day. */
export const dayCounts = ({ users, entries }: Sources): Pick<DashboardServices, 'signUps' | 'logIns'> => ({
  signUps: (from) => users.joined(from),
  async logIns(from) {
    const { items, next } = await entries.list(
      { action: 'session.logIn', from: from.slice(0, 10) },
      { limit: countedLogIns },
    );
    return { times: items.map(({ time }) => time), since: next?.time };
  },
});
