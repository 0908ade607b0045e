import { keySchema } from '#lambdas/platform/table/key-schema.ts';
import { assembly } from '#scripts/local/build.ts';
import { createCallers } from '#scripts/local/callers.ts';
import { dynamoDbAccess } from '#scripts/local/dynamodb/access.ts';
import { deployedFunctions } from '#scripts/local/functions/function-properties.ts';
import { createAuthorizer } from '#scripts/local/iam/authorizer.ts';
import { createDenials } from '#scripts/local/iam/denials.ts';
import { readAssembly } from '#scripts/local/template/assembly.ts';

/** The rights of the built template's roles, asked of the twin's IAM. */
export const rolesOfProduct = async () => {
  const { stack } = await readAssembly(assembly);
  const functions = deployedFunctions(stack);
  const { callers } = createCallers(stack, functions);
  const authorizer = createAuthorizer(
    createDenials(() => {}),
    () => undefined,
  );
  const tables = stack.ofType('AWS::DynamoDB::GlobalTable');
  const tableOf = (logicalId: string) => {
    const found = tables.find((table) => table.logicalId.startsWith(logicalId));
    if (!found) throw new Error(`no table ${logicalId}`);
    return found.id;
  };

  /** `name`: the function's own, or that of its construct. */
  const callerOf = (name: string) => {
    const found = functions.find((each) => each.name === name || each.name.includes(`-${name}Function`));
    const caller = [...callers.values()].find((each) => each.name === found?.name);
    if (!caller) throw new Error(`no caller ${name}`);
    return caller;
  };

  return {
    functions: functions.map(({ name }) => name),
    mainTable: tableOf('Table'),
    auditTable: tableOf('AuditTable'),
    may: (name: string, operation: string, input: Record<string, unknown>): boolean =>
      dynamoDbAccess(operation, input, () => keySchema.partitionKey).every((wanted) =>
        authorizer.allows(callerOf(name), wanted),
      ),
  };
};
