import { describe, expect, it } from 'vitest';
import { sealBy } from '#lambdas/platform/seal.ts';

const seal = sealBy(async () => Buffer.alloc(32, 1));

describe('a sealed secret', () => {
  it('is read where it was put, and looks different each time', async () => {
    const [one, other] = [await seal.close('a token', 'here'), await seal.close('a token', 'here')];
    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('a token');
    expect(await seal.open(one, 'here')).toBe('a token');
  });

  it('is not read elsewhere, with another key, shortened or altered', async () => {
    const sealed = await seal.close('a token', 'here');
    const bytes = Buffer.from(sealed, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    await expect(seal.open(sealed, 'there')).rejects.toThrow();
    await expect(sealBy(async () => Buffer.alloc(32, 2)).open(sealed, 'here')).rejects.toThrow();
    await expect(seal.open(bytes.toString('base64url'), 'here')).rejects.toThrow();
    for (const length of [0, 5, 20]) {
      await expect(
        seal.open(Buffer.from(sealed, 'base64url').subarray(0, length).toString('base64url'), 'here'),
      ).rejects.toThrow();
    }
  });
});
