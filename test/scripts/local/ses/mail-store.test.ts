import { spawn } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { describe, expect, it } from 'vitest';
import { writeBatchMail as write } from '#scripts/local/ses/bulk-mail.ts';
import { openMailStore, type StoredMail } from '#scripts/local/ses/mail-store.ts';
import { temporaryFolder } from '../support/assembly.ts';

const sender = new URL('./endless-sender.ts', import.meta.url).pathname;

const mail = (id: string): StoredMail => ({
  id,
  time: '2026-11-21T10:00:00.000Z',
  from: 'a@example.com',
  to: ['b@example.net'],
  subject: `Mail ${id}`,
  tags: {},
  bytes: 4,
  simulated: {},
});

describe('the mail store', () => {
  it('keeps the newest mails only, also when fewer are to be kept than there are', async () => {
    const folder = await temporaryFolder();
    const messages = async () => (await readdir(path.join(folder, 'messages'))).sort();
    const store = await openMailStore(folder, { write, kept: 3 });
    for (const id of ['1', '2', '3', '4']) await store.add(mail(id), Buffer.from(id));
    expect(store.list({}).map(({ id }) => id)).toEqual(['4', '3', '2']);
    expect(store.get('1')).toBeUndefined();
    expect(await messages()).toEqual(['2.eml', '3.eml', '4.eml']);
    const smaller = await openMailStore(folder, { write, kept: 1 });
    expect(smaller.list({}).map(({ id }) => id)).toEqual(['4']);
    expect(await smaller.source('4')).toEqual(Buffer.from('4'));
    expect(await messages()).toEqual(['4.eml']);
  });

  it('clears away messages that were never acknowledged', async () => {
    const folder = await temporaryFolder();
    await (await openMailStore(folder, { write })).add(mail('1'), Buffer.from('1'));
    await writeFile(path.join(folder, 'messages', '2.eml.new'), 'half');
    await writeFile(path.join(folder, 'messages', '3.eml'), 'without an entry');
    expect((await openMailStore(folder, { write })).list({})).toHaveLength(1);
    expect(await readdir(path.join(folder, 'messages'))).toEqual(['1.eml']);
  });

  it('keeps every acknowledged mail when the process is killed', async () => {
    const folder = await temporaryFolder();
    const writer = spawn(process.execPath, [sender, folder]);
    const acknowledged: string[] = [];
    for await (const id of createInterface({ input: writer.stdout })) {
      acknowledged.push(id);
      if (acknowledged.length === 200) writer.kill('SIGKILL');
    }
    const store = await openMailStore(folder, { write });
    const kept = new Set(store.list({}).map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThanOrEqual(200);
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    for (const id of acknowledged) expect((await store.source(id)).toString()).toBe(`Message ${id}`);
  });
});
