import { Token } from 'aws-cdk-lib';
import * as z from 'zod/mini';

/** The variables of a function: what its `.env.ts` declares, and the values that it gets. */
export interface FunctionEnvironment {
  schema: z.ZodMiniObject;
  values: Record<string, string | undefined>;
}

/** Values beside the schema that the function reads them with. Those that are undefined are left out. */
export const environment = <Shape extends z.core.$ZodShape>(
  schema: z.ZodMiniObject<Shape>,
  values: z.input<z.ZodMiniObject<Shape>> & FunctionEnvironment['values'],
): FunctionEnvironment => ({ schema, values });

/** Of a function that reads no variable. */
export const noEnvironment = environment(z.object({}), {});

/** Names that Lambda sets itself or keeps for itself; a function that sets one of them cannot be deployed. */
const reserved =
  /^(_HANDLER|_X_AMZN_TRACE_ID|AWS_(DEFAULT_)?REGION|AWS_EXECUTION_ENV|AWS_LAMBDA_\w+|AWS_(ACCESS_KEY|ACCESS_KEY_ID|SECRET_ACCESS_KEY|SESSION_TOKEN)|LAMBDA_(TASK_ROOT|RUNTIME_DIR))$/;
const allowed = /^[A-Za-z]\w+$/;

/** Lambda's limit for all names and values of a function together. */
const limitBytes = 4096;
/** A value that only the deployment knows, such as an ARN, counts as this long. */
const unknownBytes = 256;

const bytesOf = (value: string): number => (Token.isUnresolved(value) ? unknownBytes : Buffer.byteLength(value));

/** @throws an Error that names each variable that Lambda or the function would refuse. */
export const checkedEnvironment = (entry: string, { schema, values }: FunctionEnvironment): Record<string, string> => {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const names = new Set(given.map(([name]) => name));
  const holds = (name: string, value: string | undefined) =>
    schema.shape[name]?._zod.run !== undefined && z.safeParse(schema.shape[name], value).success;
  const bytes = given.reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + bytesOf(value), 0);
  const faults = [
    ...Object.keys(schema.shape)
      .filter((name) => !names.has(name) && !holds(name, undefined))
      .map((name) => `${name} is missing`),
    ...given.flatMap(([name, value]) => {
      if (reserved.test(name)) return [`${name} is reserved by Lambda`];
      if (!allowed.test(name)) return [`${name} is no name that Lambda allows`];
      if (!(name in schema.shape)) return [`${name} is not declared`];
      return Token.isUnresolved(value) || holds(name, value) ? [] : [`${name} has a wrong value`];
    }),
    ...(bytes > limitBytes ? [`all variables take ${bytes} bytes of ${limitBytes}`] : []),
  ];
  if (faults.length > 0) throw new Error(`environment of lambdas/functions/${entry}.env.ts: ${faults.join(', ')}`);
  return Object.fromEntries(given);
};
