import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { expect, it, onTestFinished } from 'vitest';
import { startTwin } from '#scripts/local/twin.ts';
import { openGate } from '../streams/gate.ts';
import { temporaryFolder, writeAssembly } from '../support/assembly.ts';
import { assetsOf, product } from '../support/twin.ts';
import { clientOf, mapped, queues, receiver, urlOf } from './queue-product.ts';

const sendingTwin = new URL('./sending-twin.ts', import.meta.url).pathname;

it('keeps messages, their order, their receives and what it has taken, when the process is killed', async () => {
  const gate = await openGate();
  const resources = product({ resources: { ...queues(), ...mapped({ BatchSize: 1 }) } });
  const assembly = await writeAssembly(resources, assetsOf(receiver(gate.code)));
  const dataDir = await temporaryFolder();
  const child = spawn(process.execPath, [sendingTwin, assembly, dataDir, 'first', 'second'], { stdio: 'inherit' });
  onTestFinished(() => void child.kill('SIGKILL'));
  expect((await gate.next()).names).toEqual(['first']);
  child.kill('SIGKILL');
  await once(child, 'exit');

  const twin = await startTwin({ port: 0, dataDir, assembly });
  onTestFinished(() => twin.close());
  const sqs = clientOf(twin, twin.operator);
  const again = { MessageBody: 'second', MessageGroupId: 'a', MessageDeduplicationId: 'second' };
  await sqs.send(new SendMessageCommand({ QueueUrl: urlOf('Queue.fifo'), ...again }));
  // It was in the hands of the function that was killed; the one behind it waits.
  await twin.clock.advance(61_000);
  const first = await gate.next();
  expect(first.names).toEqual(['first']);
  first.letGo();
  const second = await gate.next();
  expect(second.names).toEqual(['second']);
  second.letGo();
  const state = async () => (await fetch(`${twin.url}/__local/api/queues`)).json();
  await expect
    .poll(state, { timeout: 10_000 })
    .toContainEqual(expect.objectContaining({ queue: 'Test-Queue.fifo', waiting: 0, inFlight: 0 }));
  const { events } = await (await fetch(`${twin.url}/api/seen`)).json();
  expect(events[0].Records[0].attributes.ApproximateReceiveCount).toBe('2');
});
