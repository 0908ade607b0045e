import { randomUUID } from 'node:crypto';
import type { SessionRecord } from '#lambdas/sessions/index.ts';

/** Saturday noon, in milliseconds: the moment of all tests that do not say another. */
export const noon = Date.UTC(2026, 10, 21, 12);
export const minute = 60_000;
export const at = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** An active session, opened at noon for an hour, but for what a test says. */
export const sessionRecord = (fields: Partial<SessionRecord> = {}): SessionRecord => ({
  userId: randomUUID(),
  originId: randomUUID(),
  username: 'Odette',
  isAdmin: false,
  state: 'active',
  ip: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  created: at(noon),
  lastActivity: at(noon),
  expiry: at(noon + 60 * minute),
  refreshToken: 'refresh-token',
  ...fields,
});
