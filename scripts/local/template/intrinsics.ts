import type { Conditions, Resolve } from './conditions.ts';
import { environment } from './environment.ts';
import type { Template } from './template.ts';

/** The lookups of intrinsics about resources: the physical id and the attributes. Both throw for what they do not know. */
export interface Lookup {
  ref(logicalId: string): string;
  attribute(logicalId: string, name: string): string;
}

const noValue = Symbol('AWS::NoValue');

const pseudoParameters = (stackName: string): Record<string, unknown> => ({
  'AWS::AccountId': environment.account,
  'AWS::Region': environment.region,
  'AWS::Partition': environment.partition,
  'AWS::URLSuffix': environment.urlSuffix,
  'AWS::StackName': stackName,
  'AWS::StackId': `arn:aws:cloudformation:${environment.region}:${environment.account}:stack/${stackName}/local`,
  'AWS::NotificationARNs': [],
  'AWS::NoValue': noValue,
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes the function that replaces every intrinsic below a value; one that it does not know is an error naming it. */
export const createResolver = (
  stackName: string,
  template: Template,
  lookup: Lookup,
  conditions: (resolve: Resolve) => Conditions,
): Resolve => {
  const pseudo = pseudoParameters(stackName);

  const text = (value: unknown, at: string): string => {
    const resolved = resolve(value, at);
    if (typeof resolved === 'string' || typeof resolved === 'number' || typeof resolved === 'boolean') {
      return String(resolved);
    }
    throw new Error(`${at}: expected text, found ${JSON.stringify(resolved)}`);
  };
  const list = (value: unknown, at: string): unknown[] => {
    const resolved = resolve(value, at);
    if (Array.isArray(resolved)) return resolved;
    throw new Error(`${at}: expected a list, found ${JSON.stringify(resolved)}`);
  };
  const ref = (name: string, at: string): unknown => {
    if (name in pseudo) return pseudo[name];
    if (name in template.Resources) return lookup.ref(name);
    const parameter = template.Parameters[name];
    if (parameter === undefined) throw new Error(`${at}: Ref to ${name}, which the template does not declare`);
    if (parameter.Default === undefined || parameter.Type.startsWith('AWS::SSM::')) {
      throw new Error(`${at}: parameter ${name} (${parameter.Type}) has no value on a laptop`);
    }
    return parameter.Default;
  };
  const getAtt = (value: unknown, at: string): string => {
    const [logicalId, ...path] = typeof value === 'string' ? value.split('.') : list(value, at).map(String);
    if (logicalId === undefined || path.length === 0) throw new Error(`${at}: Fn::GetAtt without an attribute`);
    return lookup.attribute(logicalId, path.join('.'));
  };
  const sub = (value: unknown, at: string): string => {
    const [pattern, own] = Array.isArray(value) ? value : [value, {}];
    const variables = isRecord(own) ? own : {};
    return String(pattern).replace(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      if (name in variables) return text(variables[name], at);
      return name.includes('.') ? getAtt(name, at) : text({ Ref: name }, at);
    });
  };

  const intrinsics: Record<string, (value: unknown, at: string) => unknown> = {
    Ref: (value, at) => ref(String(value), at),
    'Fn::GetAtt': getAtt,
    'Fn::Sub': sub,
    'Fn::Join': (value, at) => {
      const [separator, parts] = Array.isArray(value) ? value : [];
      return list(parts, at)
        .map((part) => text(part, at))
        .join(String(separator));
    },
    'Fn::Split': (value, at) => {
      const [separator, source] = Array.isArray(value) ? value : [];
      return text(source, at).split(String(separator));
    },
    'Fn::Select': (value, at) => {
      const [index, source] = Array.isArray(value) ? value : [];
      const chosen = list(source, at)[Number(text(index, at))];
      if (chosen === undefined) throw new Error(`${at}: Fn::Select asks for an element that is not there`);
      return chosen;
    },
    'Fn::FindInMap': (value, at) => {
      const [map, first, second] = list(value, at).map(String);
      const found = template.Mappings[map ?? '']?.[first ?? '']?.[second ?? ''];
      if (found === undefined) throw new Error(`${at}: Fn::FindInMap finds nothing at ${map}.${first}.${second}`);
      return resolve(found, at);
    },
    'Fn::If': (value, at) => {
      const [condition, whenTrue, whenFalse] = Array.isArray(value) ? value : [];
      return resolve(held.holds(String(condition)) ? whenTrue : whenFalse, at);
    },
  };

  const resolve: Resolve = (value, at) => {
    if (Array.isArray(value)) {
      return value.map((item, index) => resolve(item, `${at}[${index}]`)).filter((item) => item !== noValue);
    }
    if (!isRecord(value)) return value;
    const [key, ...others] = Object.keys(value);
    if (key !== undefined && others.length === 0 && (key === 'Ref' || key.startsWith('Fn::'))) {
      const intrinsic = intrinsics[key];
      if (intrinsic === undefined) throw new Error(`${at}: the local twin does not know the intrinsic ${key}`);
      return intrinsic(value[key], at);
    }
    return Object.fromEntries(
      Object.entries(value)
        .map(([name, item]) => [name, resolve(item, `${at}.${name}`)] as const)
        .filter(([, item]) => item !== noValue),
    );
  };
  const held = conditions(resolve);
  return resolve;
};
