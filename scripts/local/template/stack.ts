import { createConditions } from './conditions.ts';
import { createResolver } from './intrinsics.ts';
import type { Named } from './naming.ts';
import { resourceTypes } from './resource-types.ts';
import { type Template, templateSchema } from './template.ts';

/** A resource with its identity; properties are resolved when they are first read. */
export interface Resource {
  logicalId: string;
  type: string;
  /** The value of `Ref`: a name, an id or an ARN, as the type has it. */
  id: string;
  /** The construct's path, for messages to a person. */
  path: string;
  dependsOn: string[];
  metadata: Readonly<Record<string, unknown>>;
  readonly properties: unknown;
  attribute(name: string): string;
}

export interface Stack {
  name: string;
  resources: Resource[];
  /** The resources of some types, in the template's order. */
  ofType(...types: string[]): Resource[];
  get(logicalId: string): Resource;
}

/** Reads a template: checks that every type is known, names every resource, and drops those whose condition is false. */
export const readStack = (name: string, source: unknown): Stack => {
  const template: Template = templateSchema.parse(source);

  const typeOf = (logicalId: string) => {
    const resource = template.Resources[logicalId];
    if (resource === undefined) throw new Error(`The template declares no resource ${logicalId}`);
    const type = resourceTypes[resource.Type];
    if (type === undefined) {
      throw new Error(`The local twin does not know the resource type ${resource.Type} (${logicalId})`);
    }
    return { resource, type };
  };
  const naming = (logicalId: string): Named => {
    const { resource, type } = typeOf(logicalId);
    const named: Named = {
      logicalId,
      stackName: name,
      property: (property) => {
        const value = resource.Properties[property];
        return value === undefined
          ? undefined
          : String(resolve(value, `Resources.${logicalId}.Properties.${property}`));
      },
      get id() {
        return type.id?.(named) ?? logicalId;
      },
    };
    return named;
  };
  const attribute = (logicalId: string, attributeName: string): string => {
    const { resource, type } = typeOf(logicalId);
    const get = type.attributes?.[attributeName];
    if (get === undefined) {
      throw new Error(`The local twin does not know the attribute ${attributeName} of ${resource.Type} (${logicalId})`);
    }
    return get(naming(logicalId));
  };
  const resolve = createResolver(name, template, { ref: (logicalId) => naming(logicalId).id, attribute }, (resolver) =>
    createConditions(template.Conditions, resolver),
  );
  const conditions = createConditions(template.Conditions, resolve);

  const resources = Object.entries(template.Resources)
    .filter(([, { Condition }]) => Condition === undefined || conditions.holds(Condition))
    .map(([logicalId, declared]): Resource => {
      let properties: unknown;
      return {
        logicalId,
        type: declared.Type,
        id: naming(logicalId).id,
        path: String(declared.Metadata['aws:cdk:path'] ?? logicalId),
        dependsOn: declared.DependsOn,
        metadata: declared.Metadata,
        get properties() {
          properties ??= resolve(declared.Properties, `Resources.${logicalId}.Properties`);
          return properties;
        },
        attribute: (attributeName) => attribute(logicalId, attributeName),
      };
    });

  // Read once now, so that an intrinsic that is not known fails the start, whichever resource it stands in.
  for (const resource of resources) void resource.properties;

  return {
    name,
    resources,
    ofType: (...types) => resources.filter(({ type }) => types.includes(type)),
    get: (logicalId) => {
      const found = resources.find((resource) => resource.logicalId === logicalId);
      if (found === undefined) throw new Error(`The template declares no resource ${logicalId}`);
      return found;
    },
  };
};
