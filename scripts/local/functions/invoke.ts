import { arn } from '../template/environment.ts';
import type { Invoked, RunningFunction } from './runner.ts';

/**
 * Invokes a function of the stack for a service in this process; undefined when there is no such function. The function
 * is given by name or ARN, with or without a version. The label says on `/__local` what asked for the call; the trace header
 * says to which chain of requests the call belongs.
 */
export type Invoke = (nameOrArn: string, event: unknown, label: string, trace?: string) => Promise<Invoked> | undefined;

/** `arn:aws:lambda:<region>:<account>:function:<name>`; what follows is a version or an alias. */
const partsOfArn = 7;

/** The ARN of the function itself, from a name, its ARN or the ARN of one of its versions. */
export const functionArn = (nameOrArn: string): string =>
  nameOrArn.startsWith('arn:')
    ? nameOrArn.split(':').slice(0, partsOfArn).join(':')
    : arn('lambda', `function:${nameOrArn}`);

export const createInvoke =
  (functions: ReadonlyMap<string, RunningFunction>): Invoke =>
  (nameOrArn, event, label, trace) =>
    functions.get(functionArn(nameOrArn))?.invoke(event, label, trace);
