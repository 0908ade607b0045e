import { randomUUID } from 'node:crypto';

/** An error as a browser reports it: another one each time, so that each is a group of its own. */
export const errorReport = () => ({
  message: `No shoe ${randomUUID().replaceAll(/[\d-]/g, '')}`,
  url: 'https://site.example/products',
  userAgent: 'Dancer/1.0',
  timestamp: '2026-11-21T12:00:00.000Z',
});
