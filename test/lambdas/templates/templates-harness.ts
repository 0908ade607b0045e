import { auditLog } from '#lambdas/audit/index.ts';
import { templatesRoutes, templatesStore } from '#lambdas/templates/index.ts';
import { openTestTable } from '#test/support/test-table.ts';
import { site } from './mails.ts';

/** Templates on a table of their own, with a clock that tests move. */
export const openTemplatesHarness = async () => {
  const testTable = await openTestTable();
  let now = Date.parse('2026-11-23T12:00:00.000Z');
  let ids = 0;
  const clock = () => now;
  const newId = () => {
    ids += 1;
    return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
  };
  const templates = templatesStore(testTable.table);
  const audit = auditLog({ table: testTable.table, clock, newId });
  const routes = templatesRoutes({
    ...{ templates, audit, clock, newId },
    sender: async () => ({ from: { name: 'Pointe Shoes' }, site }),
    person: async () => ({ name: 'Dana', email: 'dana@dance.example' }),
  });
  const userId = '11111111-1111-4111-8111-111111111111';
  const caller = { userId, username: 'dana', isAdmin: true, isConfirmed: false, originId: 'origin' };
  const operation = { id: 'once', finished: () => [] };
  return {
    table: testTable.table,
    templates,
    routes,
    /** The parts of every call, and these. */
    call: (parts: object = {}) =>
      ({ client: { ip: '203.0.113.7', userAgent: 'test' }, caller, operation, language: 'en', ...parts }) as never,
    pass: (ms: number) => {
      now += ms;
    },
    close: testTable.close,
  };
};
