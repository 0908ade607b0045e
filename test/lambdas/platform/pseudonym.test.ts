import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dailyPseudonym } from '#lambdas/platform/pseudonym.ts';

const day = Date.UTC(2026, 10, 23, 12);
const address = '203.0.113.7';
const at = (time: number, secret = 'secret') => dailyPseudonym(secret, () => time)(address);

describe('what stands for an address in the table', () => {
  it('is the same all day, and another one on the next', () => {
    expect(at(day + 11 * 60 * 60 * 1000)).toBe(at(day));
    expect(at(day + 12 * 60 * 60 * 1000)).not.toBe(at(day));
  });

  it('cannot be found by trying out addresses without the secret', () => {
    expect(at(day, 'another secret')).not.toBe(at(day));
    for (const plain of [address, `2026-11-23 ${address}`, `pseudonym 2026-11-23 ${address}`])
      expect(createHash('sha256').update(plain).digest('base64url')).not.toBe(at(day));
  });
});
