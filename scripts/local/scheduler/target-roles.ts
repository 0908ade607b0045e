import * as z from 'zod';
import type { Caller } from '../iam/authorizer.ts';
import { createEvaluator } from '../iam/evaluate.ts';
import { policyDocumentSchema } from '../iam/policy-document.ts';
import { statementsOf } from '../iam/roles.ts';
import { validationError } from '../runtime/aws-errors.ts';
import { arn, environment } from '../template/environment.ts';
import type { Resource, Stack } from '../template/stack.ts';

/** The name under which EventBridge Scheduler takes on roles. */
export const schedulerPrincipal = 'scheduler.amazonaws.com';

const trustSchema = z.looseObject({
  AssumeRolePolicyDocument: z.looseObject({ Statement: z.array(z.record(z.string(), z.unknown())) }),
});

/** Whether a role lets the scheduler take it on for schedules of a group. */
const trusts = (role: Resource, group: string): boolean => {
  const { Statement } = trustSchema.parse(role.properties).AssumeRolePolicyDocument;
  // A trust policy names no resource: it is about its own role.
  const statements = Statement.map((statement) => ({ ...statement, Resource: '*' }));
  const evaluate = createEvaluator(policyDocumentSchema.parse({ Statement: statements }).Statement);
  const context = {
    'aws:sourceaccount': environment.account,
    'aws:sourcearn': arn('scheduler', `schedule-group/${group}`),
  };
  const decision = evaluate({ action: 'sts:AssumeRole', resource: '*', context }, { service: schedulerPrincipal });
  return decision === 'allowed';
};

/** The roles of a stack with which schedules call their targets. */
export interface TargetRoles {
  /** Throws as AWS does when the role is not there or does not trust the scheduler. */
  check(roleArn: string, group: string): void;
  /** The rights of the role; undefined when it is not there. */
  caller(roleArn: string): Caller | undefined;
}

export const createTargetRoles = (stack: Stack): TargetRoles => {
  const find = (roleArn: string): Resource | undefined =>
    stack.ofType('AWS::IAM::Role').find((role) => role.attribute('Arn') === roleArn);
  const callers = new Map<string, Caller>();
  return {
    check: (roleArn, group) => {
      const role = find(roleArn);
      if (role === undefined || !trusts(role, group)) {
        throw validationError(
          'The execution role you provide must allow AWS EventBridge Scheduler to assume the role.',
        );
      }
    },
    caller: (roleArn) => {
      const role = find(roleArn);
      const known = callers.get(roleArn);
      if (role === undefined || known !== undefined) return known;
      const identity = createEvaluator(statementsOf(stack, role));
      const caller: Caller = { name: `Scheduler as ${role.id}`, principal: { roleArn }, identity };
      callers.set(roleArn, caller);
      return caller;
    },
  };
};
