import { hash, randomBytes } from 'node:crypto';

/**
 * How often Lambda calls a function in one chain of requests: "after exceeding 16 invocations" it refuses the next call with
 * `RecursiveInvocationException`, and the message comes again until it is a dead letter (AWS Compute Blog, "Detecting and stopping
 * recursive loops in AWS Lambda functions"; Lambda's guide, "recursive loop detection").
 */
export const longestChain = 16;

/** X-Ray's trace header, as Lambda writes it: how often each function was called in this chain stands in `Lineage`. */
const form = /^Root=(?<root>[^;]+);Lineage=(?<lineage>[\da-f:|]+)$/;
/** A function by eight digits: with its ARN the header would be too long. */
const keyOf = (arn: string): string => hash('sha256', arn).slice(0, 8);

const read = (trace: string | undefined) => {
  const { root, lineage = '' } = (trace && form.exec(trace)?.groups) || {};
  const pairs = lineage.split('|').flatMap((pair) => (pair === '' ? [] : [pair.split(':')]));
  return { root, calls: new Map(pairs.map(([key = '', calls]) => [key, Number(calls)])) };
};

const newRoot = (): string => `1-${randomBytes(4).toString('hex')}-${randomBytes(12).toString('hex')}`;

/** How often a function was called in the chain of requests that a trace header is of; 0 without one. */
export const callsIn = (trace: string | undefined, functionArn: string): number => {
  const { calls } = read(trace);
  return calls.size === 0 ? 0 : (calls.get(keyOf(functionArn)) ?? 0);
};

/** The chain that counts for several messages which one call gets: AWS does not say, so the one with the most calls. */
export const longestOf = (traces: readonly (string | undefined)[], functionArn: string): string | undefined =>
  traces.reduce((most, trace) => (callsIn(trace, functionArn) > callsIn(most, functionArn) ? trace : most), traces[0]);

/** The header of a further call of a function in this chain, or of the first one in a new chain. */
export const withCall = (trace: string | undefined, functionArn: string): string => {
  const { root = newRoot(), calls } = read(trace);
  calls.set(keyOf(functionArn), callsIn(trace, functionArn) + 1);
  return `Root=${root};Lineage=${[...calls].map(([key, count]) => `${key}:${count}`).join('|')}`;
};
