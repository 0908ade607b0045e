import { createHash } from 'node:crypto';

/** The facts of a resource that its name depends on. */
export interface Named {
  logicalId: string;
  stackName: string;
  /** A property that names the resource, resolved; undefined when the template leaves naming to CloudFormation. */
  property(name: string): string | undefined;
  /** The physical id, for attributes. */
  id: string;
}

/** One CloudFormation type: its identity, and in a sentence what the twin does with it. */
export interface ResourceType {
  /** Shown on `/__local`; starts with "nothing to do" where the type has no behaviour on a laptop. */
  simulation: string;
  id?: (resource: Named) => string;
  attributes?: Record<string, (resource: Named) => string>;
}

/** Hexadecimal digits that stay the same from start to start. */
export const hash = (resource: Named, length: number): string =>
  createHash('sha256').update(`${resource.stackName}/${resource.logicalId}`).digest('hex').slice(0, length);

/** The name that CloudFormation would make up, without its random part. */
export const generated = (resource: Named, limit: number): string => {
  const name = `${resource.stackName}-${resource.logicalId}`;
  return name.length <= limit ? name : `${name.slice(0, limit - 9)}-${hash(resource, 8)}`;
};

/** The name that a property gives, else a generated one. */
export const namedBy =
  (property: string, limit: number) =>
  (resource: Named): string =>
    resource.property(property) ?? generated(resource, limit);

export const hashed = (resource: Named): string => hash(resource, 10);

/** An id in the form of a UUID. */
export const uuid = (resource: Named): string =>
  hash(resource, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
