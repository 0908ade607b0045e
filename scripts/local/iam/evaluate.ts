import { type Context, compileConditions } from './conditions.ts';
import type { PolicyStatement } from './policy-document.ts';
import { wildcard } from './wildcard.ts';

/** Who calls: a role of the template, or a service in its own name (CloudFront reading a bucket). */
export type Principal = { roleArn: string } | { service: string };

export interface Access {
  action: string;
  resource: string;
  context: Context;
}

interface Compiled {
  effect: 'Allow' | 'Deny';
  applies(access: Access, principal: Principal): boolean;
}

const matchesPrincipal = (declared: PolicyStatement['Principal'], principal: Principal): boolean => {
  if (declared === undefined || declared === '*') return true;
  if ('service' in principal) return declared.Service?.includes(principal.service) ?? false;
  return declared.AWS?.some((arn) => arn === '*' || arn === principal.roleArn) ?? false;
};

const compile = (statement: PolicyStatement): Compiled => {
  const actions = statement.Action.map((action) => wildcard(action, 'i'));
  const resources = statement.Resource.map((resource) => wildcard(resource));
  const conditions = compileConditions(statement.Condition);
  return {
    effect: statement.Effect,
    applies: ({ action, resource, context }, principal) =>
      matchesPrincipal(statement.Principal, principal) &&
      actions.some((pattern) => pattern.test(action)) &&
      resources.some((pattern) => pattern.test(resource)) &&
      conditions(context),
  };
};

export type Decision = 'allowed' | 'denied by a statement' | 'not allowed by any statement';

/** Compiles statements into a decision: an applicable Deny wins, then an applicable Allow, else no. */
export const createEvaluator = (statements: PolicyStatement[]) => {
  const compiled = statements.map(compile);
  return (access: Access, principal: Principal): Decision => {
    const effects = new Set(compiled.filter((each) => each.applies(access, principal)).map(({ effect }) => effect));
    if (effects.has('Deny')) return 'denied by a statement';
    return effects.has('Allow') ? 'allowed' : 'not allowed by any statement';
  };
};
export type Evaluate = ReturnType<typeof createEvaluator>;
