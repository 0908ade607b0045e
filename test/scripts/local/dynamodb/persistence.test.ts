import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/assembly.ts';
import { definition, item, openThings, withIndex } from '../support/dynamodb.ts';

const writer = new URL('../support/endless-writer.ts', import.meta.url).pathname;

describe('data on disk', () => {
  it('keeps every acknowledged write when the process is killed', async () => {
    const folder = await temporaryFolder();
    const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    const acknowledged: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      acknowledged.push(line);
      if (acknowledged.length === 500) child.kill('SIGKILL');
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    expect(child.signalCode).toBe('SIGKILL');

    const { created, sortKeys, call } = await openThings(withIndex, folder);
    expect(created).toBe(false);
    const stored = new Set(await sortKeys());
    expect(acknowledged.length).toBeGreaterThanOrEqual(500);
    expect(acknowledged.filter((sk) => !stored.has(sk))).toEqual([]);
    // Pairs are written in one transaction: a torn one would leave an odd number.
    expect([...stored].filter((sk) => sk.startsWith('pair')).length % 2).toBe(0);
    const index = { IndexName: 'byHolder', KeyConditionExpression: 'holder = :o', Select: 'COUNT' };
    const { Count } = await call('Query', { ...index, ExpressionAttributeValues: { ':o': { S: 'writer' } } });
    expect(Count).toBe(stored.size);
  });

  it('fills an index that the template adds later, and drops one that it no longer names', async () => {
    const folder = await temporaryFolder();
    const before = await openThings(definition, folder);
    expect(before.created).toBe(true);
    await before.call('PutItem', { Item: item('a', { holder: { S: 'x' } }) });
    await before.call('PutItem', { Item: item('b') });
    await before.close();

    const query = {
      IndexName: 'byHolder',
      KeyConditionExpression: 'holder = :o',
      ExpressionAttributeValues: { ':o': { S: 'x' } },
    };
    const after = await openThings(withIndex, folder);
    expect(after.created).toBe(false);
    expect(await after.call('Query', query)).toMatchObject({ Count: 1, Items: [{ sk: { S: 'a' } }] });
    await after.close();

    const again = await openThings(definition, folder);
    await expect(again.call('Query', query)).rejects.toThrow('does not have the specified index');
    expect(await again.sortKeys()).toEqual(['a', 'b']);
  });

  it('refuses a changed primary key instead of losing the data', async () => {
    const folder = await temporaryFolder();
    await (await openThings(definition, folder)).close();
    const changed = { ...definition, keySchema: definition.keySchema.slice(0, 1) };
    await expect(openThings(changed, folder)).rejects.toThrow('--reset');
  });
});
