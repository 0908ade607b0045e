import { AwsError } from '../runtime/aws-errors.ts';
import { arn } from '../template/environment.ts';
import { type Context, secureTransport } from './conditions.ts';
import type { Denials } from './denials.ts';
import type { Decision, Evaluate, Principal } from './evaluate.ts';

/** A caller of AWS: a function with its role's statements, a service, or the operator, who may do everything. */
export interface Caller {
  name: string;
  principal: Principal | 'operator';
  /** The caller's own statements; a service has none. */
  identity?: Evaluate;
}

/**
 * A caller without credentials. It has no statements of its own: IAM allows what a resource's policy allows everybody.
 */
export const anybody: Caller = { name: 'anybody', principal: { service: 'anybody' } };

export interface Wanted {
  action: string;
  resource: string;
  context?: Context;
}

/** Decides whether a caller may do something, and records what is refused. */
export interface Authorizer {
  allows(caller: Caller, wanted: Wanted): boolean;
  /** Like `allows`, but a refusal is recorded: for the action that the caller really asked for. */
  permits(caller: Caller, wanted: Wanted): boolean;
  /** Throws AccessDenied for the first thing that is refused. */
  require(caller: Caller, wanted: Wanted[]): void;
}

const cacheLimit = 10_000;

/** `policyOf` gives the policy of a resource (a bucket, a queue), which counts beside the caller's own statements. */
export const createAuthorizer = (
  denials: Denials,
  policyOf: (resource: string) => Evaluate | undefined,
): Authorizer => {
  const decisions = new Map<string, Decision>();

  const decide = (caller: Caller, { action, resource, context = {} }: Wanted): Decision => {
    if (caller.principal === 'operator') return 'allowed';
    const cacheKey = JSON.stringify([caller.name, action, resource, context]);
    const known = decisions.get(cacheKey);
    if (known !== undefined) return known;
    const access = { action, resource, context: { ...secureTransport, ...context } };
    const results = [caller.identity, policyOf(resource)].map((evaluate) =>
      evaluate === undefined || caller.principal === 'operator'
        ? 'not allowed by any statement'
        : evaluate(access, caller.principal),
    );
    const decision =
      results.find((result) => result === 'denied by a statement') ??
      results.find((result) => result === 'allowed') ??
      'not allowed by any statement';
    if (decisions.size >= cacheLimit) decisions.clear();
    decisions.set(cacheKey, decision);
    return decision;
  };
  const permits = (caller: Caller, wanted: Wanted): boolean => {
    const decision = decide(caller, wanted);
    if (decision === 'allowed') return true;
    denials.add({ caller: caller.name, action: wanted.action, resource: wanted.resource, reason: decision });
    return false;
  };

  return {
    allows: (caller, wanted) => decide(caller, wanted) === 'allowed',
    permits,
    require: (caller, wanted) => {
      const refused = wanted.find((each) => !permits(caller, each));
      if (refused === undefined) return;
      const user = arn('sts', `assumed-role/${caller.name}`, { region: '' });
      throw new AwsError(
        'AccessDeniedException',
        `User: ${user} is not authorized to perform: ${refused.action} on resource: ${refused.resource}`,
      );
    },
  };
};
