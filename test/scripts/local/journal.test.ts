import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { openJournal } from '#scripts/local/runtime/journal.ts';
import { temporaryFolder } from './support/assembly.ts';

const open = async (file?: string, keep: (value: number) => boolean = () => true) => {
  const target = file ?? path.join(await temporaryFolder(), 'below', 'numbers.jsonl');
  return { file: target, journal: await openJournal(target, z.number(), { keep }) };
};

describe('a journal', () => {
  it('keeps the last value of each key, in the order of the first', async () => {
    const { file, journal } = await open();
    await Promise.all([journal.put('a', 1), journal.put('b', 2), journal.put('a', 3), journal.put('c', 4)]);
    await journal.delete('c');
    expect(journal.values()).toEqual([3, 2]);
    const { journal: again } = await open(file);
    expect(again.values()).toEqual([3, 2]);
    expect(again.get('a')).toBe(3);
  });

  it('writes of a record only the members that change', async () => {
    const file = path.join(await temporaryFolder(), 'people.jsonl');
    const schema = z.strictObject({ name: z.string(), age: z.number(), town: z.string().optional() });
    const people = await openJournal(file, schema);
    await people.put('a', { name: 'Anna', age: 40 });
    await Promise.all([people.change('a', { age: 41 }), people.change('a', { town: 'Haifa' })]);
    expect(people.get('a')).toEqual({ name: 'Anna', age: 41, town: 'Haifa' });
    expect((await readFile(file, 'utf8')).split('\n')).toContain('{"key":"a","members":{"age":41}}');
    expect((await openJournal(file, schema)).values()).toEqual([{ name: 'Anna', age: 41, town: 'Haifa' }]);
    await appendFile(file, '{"key":"b","members":{"age":41}}\n');
    await expect(openJournal(file, schema)).rejects.toThrow(file);
  });

  it('is rewritten at the start, without what is no longer needed', async () => {
    const { file, journal } = await open();
    for (const value of [1, 2, 3]) await journal.put('a', value);
    await journal.put('b', 9);
    await open(file, (value) => value < 9);
    expect(await readFile(file, 'utf8')).toBe('{"key":"a","value":3}\n');
  });

  it('leaves out a last line that was not finished, and refuses any other that it cannot read', async () => {
    const { file, journal } = await open();
    await journal.put('a', 1);
    await appendFile(file, '{"key":"a","val');
    expect((await open(file)).journal.values()).toEqual([1]);
    await appendFile(file, '{"key":"a","value":"text"}\n');
    await expect(open(file)).rejects.toThrow();
  });
});
