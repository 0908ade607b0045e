import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { deployedFunctions } from '#scripts/local/functions/function-properties.ts';
import { createRunner } from '#scripts/local/functions/runner.ts';
import { createClock } from '#scripts/local/runtime/clock.ts';
import { readAssembly } from '#scripts/local/template/assembly.ts';
import { writeAssembly } from '../support/assembly.ts';
import { worker } from '../support/resources.ts';
import { assetsOf, product } from '../support/twin.ts';

const run = async (code: string, properties = {}, idleMilliseconds?: number) => {
  const folder = await writeAssembly(
    product({ resources: worker([], properties) }),
    assetsOf({ code: { 'index.mjs': code } }),
  );
  const { stack, asset } = await readAssembly(folder);
  const [deployed] = deployedFunctions(stack);
  if (deployed === undefined) throw new Error('no function');
  const runner = createRunner(deployed, {
    folder: asset('code.zip'),
    credentials: { accessKeyId: 'KEY', secretAccessKey: 'SECRET' },
    awsEndpoint: 'http://127.0.0.1:1',
    clock: createClock(),
    ...(idleMilliseconds === undefined ? {} : { idleMilliseconds }),
  });
  onTestFinished(() => runner.close());
  const invoke = async (event: unknown = {}) => {
    const outcome = await runner.invoke(event, 'test');
    return 'payload' in outcome ? JSON.parse(outcome.payload) : outcome.error;
  };
  return { runner, invoke, folder };
};

describe('a running function', () => {
  it('sees its own environment and nothing of the host', async () => {
    vi.stubEnv('NODE_COMPILE_CACHE', path.join(tmpdir(), 'compiled-workers'));
    onTestFinished(() => void vi.unstubAllEnvs());
    const { invoke, folder } = await run('export const handler = async () => process.env');
    expect(await invoke()).toEqual({
      TABLE_NAME: 'Test-Table',
      BUCKET: 'test-bucket',
      AWS_REGION: 'eu-central-1',
      AWS_DEFAULT_REGION: 'eu-central-1',
      AWS_LAMBDA_FUNCTION_NAME: 'Test-Worker',
      AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '256',
      AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
      LAMBDA_TASK_ROOT: path.join(folder, 'asset.code'),
      _HANDLER: 'index.handler',
      AWS_ACCESS_KEY_ID: 'KEY',
      AWS_SECRET_ACCESS_KEY: 'SECRET',
      AWS_ENDPOINT_URL: 'http://127.0.0.1:1',
    });
  });

  it('gets a context with its request id and the time that is left', async () => {
    const { invoke, runner } = await run(`export const handler = async (event, context) => ({
      id: context.awsRequestId, left: context.getRemainingTimeInMillis(), memory: context.memoryLimitInMB, arn: context.invokedFunctionArn })`);
    const { id, left, memory, arn } = await invoke();
    expect(runner.calls().map(({ requestId }) => requestId)).toEqual([id]);
    expect(left).toBeGreaterThan(4000);
    expect(left).toBeLessThanOrEqual(5000);
    expect([memory, arn]).toEqual(['256', 'arn:aws:lambda:eu-central-1:000000000000:function:Test-Worker']);
  });

  it('serves many invocations at a time in one warm thread', async () => {
    const { invoke } = await run(`let open; const gate = new Promise((resolve) => { open = resolve }); let waiting = 0;
      export const handler = async () => { waiting += 1; if (waiting === 50) open(); await gate; return waiting }`);
    expect(await Promise.all(Array.from({ length: 50 }, () => invoke()))).toEqual(Array(50).fill(50));
  });

  it('reports an error, keeps it in the log and goes on', async () => {
    const { invoke, runner } = await run(
      `let calls = 0; export const handler = async () => { calls += 1; if (calls === 1) throw new TypeError('broken'); return calls }`,
    );
    expect(await invoke()).toMatchObject({ errorType: 'TypeError', errorMessage: 'broken' });
    expect(await invoke()).toBe(2);
    expect(runner.calls().map(({ error }) => error)).toEqual(['TypeError: broken', undefined]);
    expect(
      runner
        .log()
        .map(({ text }) => text)
        .join(),
    ).toContain('TypeError: broken');
  });

  it.each([
    ['exits', 'process.exit(3)'],
    ['leaves an error uncaught', "setImmediate(() => { throw new Error('late') }); await new Promise(() => {})"],
    ['leaves a rejection unhandled', "Promise.reject(new Error('late')); await new Promise(() => {})"],
  ])('starts again with the next call when it %s', async (_, crash) => {
    const { invoke } = await run(
      `export const handler = async ({ crash }) => { if (crash) { ${crash} } return 'fine' }`,
    );
    expect(await invoke({ crash: true })).toMatchObject({ errorType: 'Runtime.ExitError' });
    expect(await invoke({})).toBe('fine');
  });

  it('ends its thread when calls stay away, and starts a new one with the next call', async () => {
    const { invoke, runner } = await run(
      `let calls = 0; export const handler = async () => { calls += 1; console.log('call'); return calls }`,
      {},
      10,
    );
    await invoke();
    await expect.poll(invoke, { interval: 100 }).toBe(1);
    expect(runner.calls().length).toBeGreaterThan(1);
    expect(runner.log().length).toBeGreaterThan(1);
  });

  it('keeps its thread as long as a call runs', async () => {
    const { invoke } = await run(
      `export const handler = async ({ long }) => { if (long) await new Promise((end) => setTimeout(end, 300)); return 'fine' }`,
      {},
      10,
    );
    const long = invoke({ long: true });
    expect(await invoke()).toBe('fine');
    expect(await long).toBe('fine');
  });

  it('runs replaced code from the next call on, and ends a call in flight with the old one', async () => {
    const { invoke, runner, folder } = await run(
      `export const handler = async ({ wait }) => { if (wait) { console.log('waiting'); await new Promise((end) => setTimeout(end, 300)); } return 'old' }`,
    );
    const long = invoke({ wait: true });
    await expect.poll(() => runner.log().length).toBe(1);
    const replacement = path.join(folder, 'replacement');
    await mkdir(replacement);
    await writeFile(path.join(replacement, 'index.mjs'), "export const handler = async () => 'new'");
    runner.replaceCode(replacement);
    expect(await invoke({})).toBe('new');
    expect(await long).toBe('old');
    expect(await invoke({})).toBe('new');
  });

  it('is stopped when its time is up, even in an endless loop', async () => {
    const { invoke } = await run('export const handler = async ({ hang }) => { if (hang) for (;;) {} return "fine" }', {
      Timeout: 0.2,
    });
    expect(await invoke({ hang: true })).toMatchObject({
      errorType: 'Sandbox.Timedout',
      errorMessage: 'Task timed out after 0.20 seconds',
    });
    expect(await invoke({})).toBe('fine');
  });

  // Node aborts the whole process where a thread is stopped while it makes such a stream.
  it('takes nothing else with it when it is killed while it unpacks', async () => {
    const { invoke, runner } = await run(
      `import { brotliCompressSync, brotliDecompress } from 'node:zlib';
      const packed = brotliCompressSync('packed');
      const unpack = () => { for (let i = 0; i < 20; i += 1) brotliDecompress(packed, () => {}); setImmediate(unpack); };
      export const handler = async ({ forever }) => { if (!forever) return 'warm'; unpack(); await new Promise(() => {}) }`,
    );
    for (let kill = 0; kill < 20; kill += 1) {
      expect(await invoke()).toBe('warm');
      const outcome = invoke({ forever: true });
      await pause(kill % 5);
      runner.kill();
      expect(await outcome).toMatchObject({ errorMessage: 'Runtime exited: signal: killed' });
    }
  });

  it('reports code that cannot be loaded, and tries again', async () => {
    const { invoke } = await run("throw new Error('no configuration')");
    expect(await invoke()).toMatchObject({ errorMessage: 'no configuration' });
    expect(await invoke()).toMatchObject({ errorMessage: 'no configuration' });
    const missing = await run('export const other = 1');
    expect(await missing.invoke()).toMatchObject({ errorMessage: 'handler is undefined or not exported' });
  });

  it('keeps what it prints', async () => {
    const { invoke, runner } = await run(
      "export const handler = async () => { console.log('שלום'); console.error('oh'); }",
    );
    expect(await invoke()).toBeNull();
    await expect
      .poll(() =>
        runner
          .log()
          .map(({ text }) => text)
          .sort(),
      )
      .toEqual(['oh', 'שלום']);
  });

  it('tells what its thread holds, which is nothing before the first call', async () => {
    const { invoke, runner } = await run(
      'let kept; export const handler = async ({ bytes }) => { kept = Buffer.alloc(bytes, 1); return kept.length; }',
    );
    expect(await runner.memory()).toBe(0);
    await invoke({ bytes: 1 });
    const before = await runner.memory();
    expect(before).toBeGreaterThan(1_000_000);
    await invoke({ bytes: 60_000_000 });
    expect((await runner.memory()) - before).toBeGreaterThan(50_000_000);
  });

  it('may not answer with more than Lambda passes on', async () => {
    const { invoke } = await run("export const handler = async () => 'x'.repeat(7e6)");
    expect(await invoke()).toMatchObject({ errorType: 'Function.ResponseSizeTooLarge' });
  });
});
