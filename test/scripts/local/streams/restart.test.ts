import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startTwin } from '#scripts/local/twin.ts';
import { temporaryFolder, writeAssembly } from '../support/assembly.ts';
import { assetsOf, product } from '../support/twin.ts';
import { openGate } from './gate.ts';
import { put, receiver, streamed } from './stream-product.ts';

const writingTwin = new URL('./writing-twin.ts', import.meta.url).pathname;
const terms = { BatchSize: 2, MaximumBatchingWindowInSeconds: 300 };
const prepare = async () => {
  const gate = await openGate();
  const resources = product({ resources: streamed(terms) });
  const assembly = await writeAssembly(resources, assetsOf(receiver(gate.code)));
  return { gate, assembly, dataDir: await temporaryFolder() };
};

describe('the position in a stream', () => {
  it('survives a process that is killed in the middle of a batch, which comes again first', async () => {
    const { gate, assembly, dataDir } = await prepare();
    const child = spawn(process.execPath, [writingTwin, assembly, dataDir, 'a', 'b', 'c', 'd'], { stdio: 'inherit' });
    onTestFinished(() => void child.kill('SIGKILL'));
    const first = await gate.next();
    expect(first.names).toEqual(['a', 'b']);
    first.letGo();
    expect((await gate.next()).names).toEqual(['c', 'd']);
    child.kill('SIGKILL');
    await once(child, 'exit');

    const twin = await startTwin({ port: 0, dataDir, assembly });
    onTestFinished(() => twin.close());
    const again = await gate.next();
    expect(again.names).toEqual(['c', 'd']);
    again.letGo();
    for (const sk of ['e', 'f']) await put(twin, sk);
    const rest = await gate.next();
    expect(rest.names).toEqual(['e', 'f']);
    rest.letGo();
  });

  it('counts a batch that ends while the twin stops', async () => {
    const { gate, assembly, dataDir } = await prepare();
    const first = await startTwin({ port: 0, dataDir, assembly });
    for (const sk of ['a', 'b', 'c']) await put(first, sk);
    const running = await gate.next();
    const closed = first.close();
    running.letGo();
    await closed;

    const second = await startTwin({ port: 0, dataDir, assembly });
    onTestFinished(() => second.close());
    await put(second, 'd');
    const next = await gate.next();
    expect(next.names).toEqual(['c', 'd']);
    next.letGo();
  });
});
