import { spawn } from 'node:child_process';

const running = new AbortController();

/** Stops the programs that still run, because they are useless once the twin stops. */
export const stopPrograms = (): void => running.abort();

interface ProgramOptions {
  args?: string[];
  env?: Record<string, string>;
  /** The program's standard input ends when this promise has settled. */
  after?: Promise<unknown>;
}

/**
 * Runs a TypeScript program of the project in a separate process. Its output is shown only if it fails, so that a start
 * does not scroll.
 */
export const runProgram = async (
  file: string,
  { args = [], env = {}, after = Promise.resolve() }: ProgramOptions = {},
): Promise<string> => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    signal: running.signal,
  });
  after.finally(() => child.stdin.end()).catch(() => child.kill());
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  }
  const { promise, resolve, reject } = Promise.withResolvers<number | null>();
  child.on('error', reject);
  child.on('close', resolve);
  const code = await promise;
  const text = output.join('');
  if (code !== 0) throw new Error(`${file} failed\n${text}`);
  return text.trim();
};
