import { readFile, stat } from 'node:fs/promises';
import * as z from 'zod';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Stack } from '../template/stack.ts';
import type { KeptParameters } from './kept-parameters.ts';
import type { Parameter } from './parameter.ts';

const parameterSchema = z.strictObject({
  Name: z.string().optional(),
  Type: z.enum(['String', 'StringList']),
  Value: z.string(),
  // Checked, kept and charged by AWS.
  AllowedPattern: irrelevant,
  DataType: irrelevant,
  Description: irrelevant,
  Policies: irrelevant,
  Tags: irrelevant,
  Tier: irrelevant,
});
const fileSchema = z.record(z.string(), z.string());

/** The parameters by name, as they are at this moment. */
export type Parameters = () => Promise<Map<string, Parameter>>;

interface Sources {
  /** The parameters that calls have put. */
  kept: Pick<KeptParameters, 'latest'>;
  /** The operator's values. */
  file: string;
  now: () => number;
}

/**
 * The template's parameters, those that were put, and those of a JSON file from names to values that the operator may
 * write; the latter go first. Templates cannot hold secrets, so a name that only the file has is a SecureString.
 */
export const readParameters = (stack: Stack, { kept, file, now }: Sources): Parameters => {
  const started = now() / 1000;
  const declared = stack.ofType('AWS::SSM::Parameter').map((resource): Parameter => {
    const { Type, Value } = readProperties(resource, parameterSchema);
    return { name: resource.id, type: Type, value: Value, version: 1, modified: started };
  });
  return async () => {
    const parameters = new Map([...declared, ...kept.latest()].map((each) => [each.name, each]));
    const info = await stat(file).catch(() => undefined);
    if (info === undefined) return parameters;
    const values = fileSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
    if (!values.success) throw new Error(`${file} must hold names and texts:\n${z.prettifyError(values.error)}`);
    for (const [name, value] of Object.entries(values.data)) {
      const { type = 'SecureString' as const, version = 1 } = parameters.get(name) ?? {};
      parameters.set(name, { name, type, value, version, modified: info.mtimeMs / 1000 });
    }
    return parameters;
  };
};
