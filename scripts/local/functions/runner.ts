import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Clock } from '../runtime/clock.ts';
import { environment } from '../template/environment.ts';
import { type Concurrency, createConcurrency, throttled } from './concurrency.ts';
import type { DeployedFunction } from './function-properties.ts';
import { createLogBuffer, type LogLine } from './log-buffer.ts';
import { createSandbox, type Outcome, type Sandbox } from './sandbox.ts';

/** One invocation, for the console and for tests. */
export interface Call {
  time: string;
  /** The cause of the call, such as `GET /api/brands`. */
  label: string;
  requestId: string;
  milliseconds: number;
  error?: string;
}

/** The outcome of an invocation, and the id under which it appears in calls and log. */
export type Invoked = Outcome & { requestId: string };

/** A deployed function that can be invoked. */
export interface RunningFunction {
  name: string;
  logicalId: string;
  arn: string;
  /** The name of the bundle that its code came from, if the template names it. */
  bundle: unknown;
  invoke(event: unknown, label: string, trace?: string): Promise<Invoked>;
  calls(): Call[];
  /** How many calls it is at, how many it has had, and how many were refused because too many functions ran. */
  counts(): { running: number; finished: number; throttled: number };
  /** When it failed, by the twin's clock, as its metric of errors has it. */
  errors(): readonly number[];
  log(): LogLine[];
  /** The bytes that its thread holds now; 0 without one. Memory that all threads of the process share is left out. */
  memory(): Promise<number>;
  /** Runs the code of another folder from the next call on. Calls in flight end with the code that they began with. */
  replaceCode(folder: string): void;
  /** Ends it in the middle of its work, without notice; the next call is a cold start. */
  kill(): void;
  close(): Promise<void>;
}

const keptCalls = 200;
const keptErrors = 1_000;
/** Lambda's limit of a synchronous reply, in bytes. */
const responseLimit = 6 * 1024 * 1024;
/** How long a thread without calls is kept, by the laptop's time. */
const keptIdleMilliseconds = 60_000;

export interface RunnerOptions {
  /** The folder of the function's asset. */
  folder: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  awsEndpoint: string;
  clock: Clock;
  /** Shared by all functions; without it, as many run as are called. */
  concurrency?: Concurrency;
  /** As `TwinOptions` says it. */
  skipPauses?: boolean | undefined;
  patience?: number | undefined;
  idleMilliseconds?: number;
}

/** The variables that Lambda puts into every function's environment, as far as they make sense here. */
const lambdaEnvironment = (
  { name, properties }: DeployedFunction,
  { folder, credentials, awsEndpoint }: RunnerOptions,
): Record<string, string> => ({
  AWS_REGION: environment.region,
  AWS_DEFAULT_REGION: environment.region,
  AWS_LAMBDA_FUNCTION_NAME: name,
  AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(properties.MemorySize),
  AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
  AWS_EXECUTION_ENV: `AWS_Lambda_${properties.Runtime}`,
  LAMBDA_TASK_ROOT: folder,
  _HANDLER: properties.Handler,
  AWS_ACCESS_KEY_ID: credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  AWS_ENDPOINT_URL: awsEndpoint,
  ...properties.Environment.Variables,
});

const tooLarge = (outcome: Outcome): Outcome =>
  'payload' in outcome && Buffer.byteLength(outcome.payload) > responseLimit
    ? {
        error: {
          errorType: 'Function.ResponseSizeTooLarge',
          errorMessage: 'Response payload size exceeded 6 MB',
          trace: [],
        },
      }
    : outcome;

/**
 * Runs a function in a worker thread that starts with the first call and again after a crash. A thread without calls
 * ends after a while, because each holds some 20 MB; the next call is a cold start, as on AWS.
 */
export const createRunner = (deployed: DeployedFunction, options: RunnerOptions): RunningFunction => {
  const { name, arn, properties } = deployed;
  const [file = 'index', handler = 'handler'] = properties.Handler.split('.');
  const log = createLogBuffer();
  const calls: Call[] = [];
  const errors: number[] = [];
  const sandboxes = new Set<Sandbox>();
  const { patience = 1, concurrency = createConcurrency() } = options;
  let { folder } = options;
  let [begun, finished, refused] = [0, 0, 0];

  const current = (): Sandbox => {
    for (const sandbox of sandboxes) {
      if (sandbox.isUsable()) return sandbox;
      if (sandbox.isIdle()) sandboxes.delete(sandbox);
    }
    const sandbox = createSandbox({
      settings: {
        module: pathToFileURL(path.join(folder, `${file}.mjs`)).href,
        handler,
        functionName: name,
        functionArn: arn,
        memoryMegabytes: properties.MemorySize,
        logGroup: `/aws/lambda/${name}`,
        clock: options.clock.shared,
        skipPauses: options.skipPauses === true,
        patience,
      },
      environment: lambdaEnvironment(deployed, { ...options, folder }),
      timeoutMilliseconds: properties.Timeout * 1000 * patience,
      log,
    });
    sandboxes.add(sandbox);
    return sandbox;
  };

  const stopIdle = (): void => {
    for (const sandbox of sandboxes) {
      if (!sandbox.isIdle()) continue;
      sandboxes.delete(sandbox);
      void sandbox.close();
    }
  };
  let idle: NodeJS.Timeout | undefined;

  return {
    name,
    logicalId: deployed.resource.logicalId,
    arn,
    bundle: deployed.resource.metadata.bundle,
    invoke: async (event, label, trace) => {
      const requestId = randomUUID();
      if (!concurrency.enter()) {
        refused += 1;
        return { ...throttled, requestId };
      }
      const start = performance.now();
      begun += 1;
      const invocation = current().invoke({ id: requestId, event: JSON.stringify(event), trace });
      const outcome = tooLarge(await invocation.finally(concurrency.leave));
      finished += 1;
      clearTimeout(idle);
      idle = setTimeout(stopIdle, options.idleMilliseconds ?? keptIdleMilliseconds).unref();
      calls.push({
        time: new Date().toISOString(),
        label,
        requestId,
        milliseconds: Math.round((performance.now() - start) * 10) / 10,
        ...('error' in outcome ? { error: `${outcome.error.errorType}: ${outcome.error.errorMessage}` } : {}),
      });
      if (calls.length > keptCalls) calls.shift();
      if ('error' in outcome) errors.push(options.clock.now());
      if (errors.length > keptErrors) errors.shift();
      return { ...outcome, requestId };
    },
    calls: () => [...calls],
    counts: () => ({ running: begun - finished, finished, throttled: refused }),
    errors: () => errors,
    log: log.lines,
    memory: async () => {
      const [sandbox] = [...sandboxes].filter((each) => each.isUsable());
      // It may end meanwhile.
      return sandbox === undefined ? 0 : sandbox.memory().catch(() => 0);
    },
    replaceCode: (replacement) => {
      folder = replacement;
      for (const sandbox of sandboxes) sandbox.retire();
    },
    kill: () => {
      for (const sandbox of sandboxes) sandbox.kill();
    },
    close: async () => {
      clearTimeout(idle);
      await Promise.all([...sandboxes].map((sandbox) => sandbox.close()));
    },
  };
};
