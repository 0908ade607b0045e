/** Runs inside a worker thread: imports a function's handler once and calls it for each invocation. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { moveDate, skipPauses, stretchTimers } from '../runtime/clock.ts';
import {
  endOfThread,
  type FunctionError,
  type Invocation,
  type WorkerMessage,
  type WorkerSettings,
} from './protocol.ts';

const settings: WorkerSettings = workerData;
const laptopTime = Date.now;
const send = (message: WorkerMessage): void => parentPort?.postMessage(message);

const described = (error: unknown): FunctionError =>
  error instanceof Error
    ? { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') }
    : { errorType: typeof error, errorMessage: String(error), trace: [] };

const contextOf = ({ id, deadline }: Invocation) => ({
  callbackWaitsForEmptyEventLoop: true,
  functionName: settings.functionName,
  functionVersion: '$LATEST',
  invokedFunctionArn: settings.functionArn,
  memoryLimitInMB: String(settings.memoryMegabytes),
  awsRequestId: id,
  logGroupName: settings.logGroup,
  logStreamName: 'local',
  getRemainingTimeInMillis: () => Math.max(0, deadline - laptopTime()),
});

const load = async (): Promise<(event: unknown, context: unknown) => unknown> => {
  const handler = (await import(settings.module))[settings.handler];
  if (typeof handler !== 'function') throw new Error(`${settings.handler} is undefined or not exported`);
  return handler;
};

// Set before the bundle is loaded, because the bundle may keep a reference to `Date` or `Date.now`.
moveDate(settings.clock);
if (settings.skipPauses) skipPauses();
if (settings.patience !== 1) stretchTimers(settings.patience);
delete process.env.NODE_COMPILE_CACHE;

// Where the SDK looks for the trace header of the call that it belongs to. Not a variable of the process: calls share the thread.
const traces = new AsyncLocalStorage<string | undefined>();
Object.assign(globalThis, { awslambda: { InvokeStore: { getXRayTraceId: () => traces.getStore() } } });

const loaded = load();
const invoke = async (invocation: Invocation): Promise<void> => {
  const { id } = invocation;
  try {
    const handler = await loaded;
    const result = await traces.run(invocation.trace, () =>
      handler(JSON.parse(invocation.event), contextOf(invocation)),
    );
    send({ kind: 'result', id, payload: JSON.stringify(result ?? null) });
  } catch (error) {
    send({ kind: 'error', id, error: described(error) });
  }
};
// Before the code is loaded, because a function may be killed meanwhile.
parentPort?.on('message', (message: Invocation | typeof endOfThread) => {
  if (message === endOfThread) process.exit();
  void invoke(message);
});

try {
  await loaded;
  send({ kind: 'ready' });
  // Not at the end of the thread only, which may be a kill.
  flushCompileCache();
} catch (error) {
  send({ kind: 'failed', error: described(error) });
}
