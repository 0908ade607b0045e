import { readFile, stat } from 'node:fs/promises';
import * as z from 'zod';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Stack } from '../template/stack.ts';

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

export interface Parameter {
  name: string;
  type: 'String' | 'StringList' | 'SecureString';
  value: string;
  /** Seconds since 1970. */
  modified: number;
}

/** The parameters by name, as they are at this moment. */
export type Parameters = () => Promise<Map<string, Parameter>>;

/**
 * The template's parameters, and those of a JSON file from names to values that the operator may write: its values go
 * first. Templates cannot hold secrets, so a name that only the file has is a SecureString.
 */
export const readParameters = (stack: Stack, file: string, now: () => number): Parameters => {
  const started = now() / 1000;
  const declared = stack.ofType('AWS::SSM::Parameter').map((resource): Parameter => {
    const { Type, Value } = readProperties(resource, parameterSchema);
    return { name: resource.id, type: Type, value: Value, modified: started };
  });
  return async () => {
    const parameters = new Map(declared.map((each) => [each.name, each]));
    const info = await stat(file).catch(() => undefined);
    if (info === undefined) return parameters;
    const values = fileSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
    if (!values.success) throw new Error(`${file} must hold names and texts:\n${z.prettifyError(values.error)}`);
    for (const [name, value] of Object.entries(values.data)) {
      const type = parameters.get(name)?.type ?? 'SecureString';
      parameters.set(name, { name, type, value, modified: info.mtimeMs / 1000 });
    }
    return parameters;
  };
};
