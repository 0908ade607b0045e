import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { adminPassword } from '#scripts/local/admin-password.ts';
import { temporaryFolder } from './support/assembly.ts';

describe("the administrator's password", () => {
  it('is the one that was asked for, and then nothing is kept', async () => {
    const folder = await temporaryFolder();
    expect(await adminPassword(folder, 'Chosen-1')).toBe('Chosen-1');
    await expect(stat(path.join(folder, 'admin-password'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('is made once, of all kinds of characters, and kept for its owner only', async () => {
    const folder = await temporaryFolder();
    const made = await adminPassword(folder, '');
    expect(made).toMatch(/^[A-Z][a-z]{4}-[a-z]{5}-[a-z]{5}-[2-9]{4}$/);
    expect(await adminPassword(folder, undefined)).toBe(made);
    expect(await adminPassword(await temporaryFolder(), undefined)).not.toBe(made);
    const file = path.join(folder, 'admin-password');
    expect(await readFile(file, 'utf8')).toBe(made);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});
