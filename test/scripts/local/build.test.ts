import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentHash } from '#scripts/local/runtime/content-hash.ts';
import { temporaryFolder } from './support/assembly.ts';

describe('the content hash', () => {
  it('changes with any file below its entries, and with nothing else', async () => {
    const folder = await temporaryFolder();
    await mkdir(path.join(folder, 'in/deep'), { recursive: true });
    await writeFile(path.join(folder, 'in/deep/a'), '1');
    const hash = () => contentHash([path.join(folder, 'in'), path.join(folder, 'none')]);
    const before = await hash();
    await writeFile(path.join(folder, 'outside'), '1');
    expect(await hash()).toBe(before);
    await writeFile(path.join(folder, 'in/deep/a'), '2');
    expect(await hash()).not.toBe(before);
    await writeFile(path.join(folder, 'in/deep/a'), '1');
    expect(await hash()).toBe(before);
  });
});
