import { randomBytes } from 'node:crypto';
import type { DeployedFunction } from './functions/function-properties.ts';
import type { Caller } from './iam/authorizer.ts';
import { createEvaluator } from './iam/evaluate.ts';
import { statementsOf } from './iam/roles.ts';
import type { Credentials } from './runtime/credentials.ts';
import type { Stack } from './template/stack.ts';

const createCredentials = (): Credentials => ({
  accessKeyId: `LOCAL${randomBytes(8).toString('hex').toUpperCase()}`,
  secretAccessKey: randomBytes(20).toString('hex'),
});

/** Gives each function an access key of its own, so that every call can be checked against the role of its function. */
export const createCallers = (stack: Stack, functions: DeployedFunction[]) => {
  const callers = new Map<string, Caller>();
  const credentials = new Map<string, Credentials>();
  for (const { name, properties } of functions) {
    const role = stack.ofType('AWS::IAM::Role').find((each) => each.attribute('Arn') === properties.Role);
    if (role === undefined) throw new Error(`The role of ${name} is not in the template`);
    const own = createCredentials();
    credentials.set(name, own);
    callers.set(own.accessKeyId, {
      name,
      principal: { roleArn: properties.Role },
      identity: createEvaluator(statementsOf(stack, role)),
    });
  }
  const operator = createCredentials();
  callers.set(operator.accessKeyId, { name: 'operator', principal: 'operator' });
  const secrets = new Map([operator, ...credentials.values()].map((each) => [each.accessKeyId, each.secretAccessKey]));
  return {
    callers,
    operator,
    /** The secret of an access key, for signatures that are checked. */
    secretOf: (accessKeyId: string): string | undefined => secrets.get(accessKeyId),
    credentialsOf: (name: string): Credentials => {
      const found = credentials.get(name);
      if (found === undefined) throw new Error(`${name} is not a function of the template`);
      return found;
    },
  };
};
