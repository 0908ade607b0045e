import * as z from 'zod';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Resource, Stack } from '../template/stack.ts';
import { type PolicyStatement, policyDocumentSchema } from './policy-document.ts';

const roleSchema = z.strictObject({
  Policies: z.array(z.strictObject({ PolicyName: z.string(), PolicyDocument: policyDocumentSchema })).default([]),
  ManagedPolicyArns: z.array(z.string()).default([]),
  AssumeRolePolicyDocument: irrelevant,
  Description: irrelevant,
  MaxSessionDuration: irrelevant,
  Path: irrelevant,
  RoleName: irrelevant,
  Tags: irrelevant,
});
const policySchema = z.strictObject({
  PolicyName: z.string(),
  PolicyDocument: policyDocumentSchema,
  Roles: z.array(z.string()).default([]),
});

/** AWS's own policies that grant only what the twin does anyway: writing logs and traces. */
const harmless = ['service-role/AWSLambdaBasicExecutionRole', 'AWSXRayDaemonWriteAccess'];

/** All statements of a role: its inline policies and the `AWS::IAM::Policy` resources that name it. */
export const statementsOf = (stack: Stack, role: Resource): PolicyStatement[] => {
  const { Policies, ManagedPolicyArns } = readProperties(role, roleSchema);
  for (const managed of ManagedPolicyArns) {
    if (!harmless.some((name) => managed.endsWith(`:policy/${name}`))) {
      throw new Error(`The local twin does not know the managed policy ${managed} (${role.logicalId})`);
    }
  }
  const attached = stack
    .ofType('AWS::IAM::Policy')
    .map((policy) => readProperties(policy, policySchema))
    .filter(({ Roles }) => Roles.includes(role.id));
  return [...Policies, ...attached].flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
};
