import { createHash } from 'node:crypto';
import * as z from 'zod';
import { jsonService } from '../aws/json-service.ts';
import type { Authorizer, Caller } from '../iam/authorizer.ts';
import { AwsError, validationError } from '../runtime/aws-errors.ts';
import type { StandIn } from '../stand-in/stand-in.ts';
import { arn } from '../template/environment.ts';
import { type KeptParameters, putInput } from './kept-parameters.ts';
import type { Parameter } from './parameter.ts';
import type { Parameters } from './parameters.ts';

const parameterArn = (name: string): string => arn('ssm', `parameter/${name.replace(/^\//, '')}`);

/** SSM gives at most ten parameters a page. */
const pageLimit = 10;
const withDecryption = z.boolean().default(false);
const inputs = {
  GetParameter: z.strictObject({ Name: z.string(), WithDecryption: withDecryption }),
  PutParameter: putInput,
  DeleteParameter: z.strictObject({ Name: z.string() }),
  GetParametersByPath: z.strictObject({
    Path: z.string().startsWith('/'),
    Recursive: z.boolean().default(false),
    WithDecryption: withDecryption,
    MaxResults: z.number().int().min(1).max(pageLimit).default(pageLimit),
    NextToken: z.string().optional(),
  }),
};

const read = <S extends z.ZodType>(schema: S, input: unknown): z.output<S> => {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw validationError(z.prettifyError(parsed.error));
  return parsed.data;
};

/** A secret that is not asked for in the clear comes as text that is no use, as on AWS. */
const shown = ({ name, type, value, version, modified }: Parameter, decrypt: boolean) => ({
  Name: name,
  Type: type,
  Value: type === 'SecureString' && !decrypt ? createHash('sha512').update(value).digest('base64') : value,
  Version: version,
  LastModifiedDate: modified,
  ARN: parameterArn(name),
  DataType: 'text',
});

const isBelow = (name: string, path: string, recursive: boolean): boolean => {
  const folder = path.endsWith('/') ? path : `${path}/`;
  return name.startsWith(folder) && (recursive || !name.slice(folder.length).includes('/'));
};

/** `name:3` is the third version of a parameter. */
const selectorOf = (selector: string): { name: string; version: number | undefined } => {
  const [, name = selector, version] = /^([^:]+):(\d+)$/.exec(selector) ?? [];
  return { name, version: version === undefined ? undefined : Number(version) };
};

interface SsmServices {
  parameters: Parameters;
  kept: KeptParameters;
  authorizer: Authorizer;
}

/** The SSM parameter stand-in. Only GetParameter asks for versions; to the others `name:1` is a name that is not there. */
export const createSsm = ({ parameters, kept, authorizer }: SsmServices): StandIn => {
  type Operation = (input: unknown, require: (name: string) => void) => Promise<object>;

  const operations: Record<string, Operation> = {
    GetParameter: async (input, require) => {
      const { Name, WithDecryption } = read(inputs.GetParameter, input);
      const { name, version } = selectorOf(Name);
      require(name);
      const latest = (await parameters()).get(name);
      if (latest === undefined) throw new AwsError('ParameterNotFound', `Parameter ${name} not found.`);
      const found = version === undefined || version === latest.version ? latest : kept.version(name, version);
      if (found === undefined) {
        throw new AwsError('ParameterVersionNotFound', `Systems Manager could not find version ${version} of ${name}.`);
      }
      return { Parameter: shown(found, WithDecryption) };
    },
    PutParameter: async (input, require) => {
      const asked = read(inputs.PutParameter, input);
      require(asked.Name);
      const { version } = await kept.put(asked, (await parameters()).get(asked.Name));
      return { Tier: 'Standard', Version: version };
    },
    DeleteParameter: async (input, require) => {
      const { Name } = read(inputs.DeleteParameter, input);
      require(Name);
      if (!(await kept.remove(Name))) throw new AwsError('ParameterNotFound', `Parameter ${Name} not found.`);
      return {};
    },
    GetParametersByPath: async (input, require) => {
      const { Path, Recursive, WithDecryption, MaxResults, NextToken = '' } = read(inputs.GetParametersByPath, input);
      require(Path);
      const below = [...(await parameters()).values()]
        .filter(({ name }) => isBelow(name, Path, Recursive) && name > NextToken)
        .sort((a, b) => (a.name < b.name ? -1 : 1));
      const page = below.slice(0, MaxResults);
      return {
        Parameters: page.map((each) => shown(each, WithDecryption)),
        ...(below.length > page.length ? { NextToken: page.at(-1)?.name } : {}),
      };
    },
  };

  const perform = async (operation: string, input: unknown, caller: Caller): Promise<object> => {
    const run = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
    if (run === undefined) {
      throw new AwsError('UnknownOperationException', `The local twin does not know the SSM operation ${operation}`);
    }
    const action = `ssm:${operation}`;
    return run(input, (name) => authorizer.require(caller, [{ action, resource: parameterArn(name) }]));
  };
  return { services: { ssm: jsonService((operation, input, { caller }) => perform(operation, input, caller)) } };
};
