import { randomUUID } from 'node:crypto';
import { auditLog, auditStore } from '#lambdas/audit/index.ts';
import { readAddresses, readerColumns, readersRoutes, readersStore } from '#lambdas/newsletter/index.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { noon, outcomeOf } from '../users/people.ts';
import { openUsersTable } from '../users/users-table.ts';

/** The administration of readers on a table of its own, and SES's own list as the test sets it. */
export const openReaders = async () => {
  const { table, store: users } = await openUsersTable();
  const moment = { now: noon };
  const clock = () => moment.now;
  const readers = readersStore(table, clock);
  const ses = { isAway: false, lifted: [] as string[], listed: new Map<string, 'bounced' | 'complained'>() };
  const routes = readersRoutes({
    readers,
    users,
    audit: auditLog({ table, clock, newId: randomUUID }),
    clock,
    liftSuppression: async (email) => {
      if (ses.isAway) throw new ProblemError('unavailable');
      ses.lifted.push(email);
    },
    addresses: (page) => readAddresses({ users, readers }, page),
    headings: (language) => Object.fromEntries(readerColumns.map((name) => [name, `${language} ${name}`])) as never,
    findInAccount: async (email) => {
      const reason = ses.listed.get(email);
      return reason && { reason, time: new Date(noon).toISOString() };
    },
  });
  const caller = { userId: randomUUID(), username: 'noa', isConfirmed: true };
  const client = { ip: '198.51.100.9', userAgent: 'test' };
  const act = (name: keyof typeof routes, given: object) =>
    // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of a reply.
    outcomeOf<any>((routes[name] as (call: unknown) => Promise<unknown>)({ ...given, caller, client, language: 'he' }));
  return {
    caller,
    readers,
    ses,
    users,
    list: (query: object) => act('listReaders', { query }),
    count: (query: object) => act('countReaders', { query }),
    wait: (seconds: number) => {
      moment.now += seconds * 1000;
    },
    suppress: (email: string, reason?: 'bounced') => act('suppressReader', { body: { email, reason } }),
    unsubscribe: (email: string) => act('unsubscribeReader', { body: { email } }),
    history: (email: string) => act('getReaderHistory', { query: { email } }),
    check: (rows: object[]) => act('checkReaderImport', { body: { rows } }),
    run: (body: object) => act('importReaders', { body }),
    exported: (body: object) => act('exportReaders', { body }),
    /** The password was not entered again. */
    exportedAtOnce: () => {
      caller.isConfirmed = false;
      return act('exportReaders', { body: {} });
    },
    find: (email: string) => act('findSuppression', { query: { email } }),
    release: (email: string) => act('releaseReader', { body: { email } }),
    entries: async () => (await auditStore(table, clock).list({}, { limit: 10 })).items,
  };
};
