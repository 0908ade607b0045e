import type { Clock } from '../runtime/clock.ts';
import type { Credentials } from '../runtime/credentials.ts';
import type { Assembly } from '../template/assembly.ts';
import { createConcurrency } from './concurrency.ts';
import type { DeployedFunction } from './function-properties.ts';
import { type LocalEnvironment, withLocalEnvironment } from './local-environment.ts';
import { createRunner, type RunningFunction } from './runner.ts';

/** The surroundings of the functions on this machine. */
export interface RunnerSurroundings extends LocalEnvironment {
  assembly: Assembly;
  credentialsOf(functionName: string): Credentials;
  awsEndpoint: string;
  clock: Clock;
  /** How many may run at once; as many as are called without it. */
  concurrency: number | undefined;
  skipPauses: boolean | undefined;
  patience: number | undefined;
}

/** The functions of the stack, ready to be invoked. */
export const createRunners = (
  deployed: DeployedFunction[],
  { assembly, credentialsOf, awsEndpoint, clock, concurrency, skipPauses, patience, ...local }: RunnerSurroundings,
): RunningFunction[] => {
  const shared = createConcurrency(concurrency);
  return deployed.map((each) =>
    createRunner(withLocalEnvironment(each, local), {
      folder: assembly.asset(each.properties.Code.S3Key),
      credentials: credentialsOf(each.name),
      awsEndpoint,
      clock,
      concurrency: shared,
      skipPauses,
      patience,
    }),
  );
};
