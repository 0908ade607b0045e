import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sentTimeSchema } from '#contracts/text/fields.ts';

const right = [
  '2026-11-27T09:30:00Z',
  '2026-11-27T23:59:59.999Z',
  '2024-02-29T00:00:00.123456Z',
  '2000-02-29T00:00:00Z',
  new Date(0).toISOString(),
];
const wrong = [
  'yesterday',
  '',
  '2026-11-27',
  '2026-11-27T09:30Z',
  '2026-11-27T09:30:00',
  '2026-11-27T09:30:00+02:00',
  '2026-11-27 09:30:00Z',
  '2026-11-27T24:00:00Z',
  '2026-11-27T09:60:00Z',
  '2026-11-27T09:30:00.Z',
  '2026-11-27T09:30:00Z\n',
  '2026-02-29T00:00:00Z',
  '1900-02-29T00:00:00Z',
  '2026-04-31T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-00-10T00:00:00Z',
  '2026-01-00T00:00:00Z',
  '+002026-01-01T00:00:00Z',
];
/** The rule that ours stands for; only its code is too large for every page. */
const zodsOwn = z.iso.datetime();

describe('a time that is sent', () => {
  it.each(right)('is one in UTC: %s', (time) => {
    expect(sentTimeSchema.parse(time)).toBe(time);
    expect(zodsOwn.safeParse(time).success).toBe(true);
  });

  it.each(wrong)('is refused if it is none: %j', (time) => {
    const { error } = sentTimeSchema.safeParse(time);
    expect(error?.issues.map(({ message }) => message)).toEqual(['invalidDate']);
    expect(zodsOwn.safeParse(time).success).toBe(false);
  });
});
