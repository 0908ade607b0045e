import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readBody } from '#scripts/local/aws/body.ts';

const incoming = () => new PassThrough() as unknown as PassThrough & IncomingMessage;

describe('the body of a call', () => {
  it('is read whole, or not at all where it is too large', async () => {
    const [small, large] = [incoming(), incoming()];
    small.end('abcd');
    large.end('abcde');
    expect((await readBody(small, 4))?.toString()).toBe('abcd');
    expect(await readBody(large, 4)).toBeUndefined();
  });

  it('is not waited for where the caller is gone, before or while it is read', async () => {
    const [before, meanwhile] = [incoming(), incoming()];
    before.destroy();
    await expect(readBody(before, 4)).rejects.toThrow('the caller is gone');
    const reading = readBody(meanwhile, 4);
    meanwhile.write('ab');
    meanwhile.destroy();
    await expect(reading).rejects.toThrow('the caller is gone');
  });
});
