import * as z from 'zod';
import { AwsError, validationError } from '../runtime/aws-errors.ts';
import { openJournal } from '../runtime/journal.ts';
import type { Parameter } from './parameter.ts';

/** AWS keeps this many versions; the oldest makes room. */
const keptVersions = 100;
/** Bytes of a parameter's value, in the tier that costs nothing. */
const valueLimit = 4_096;

const types = ['String', 'StringList', 'SecureString'] as const;
const name = z
  .string()
  .max(1_011)
  .regex(/^\/?[\w.-]+(\/[\w.-]+){0,14}$/, 'a name has letters, digits and .-_ in at most 15 levels')
  .refine((value) => !/^\/?(aws|ssm)/i.test(value), 'no name may begin with aws or ssm');

/** The input of PutParameter. */
export const putInput = z
  .strictObject({
    Name: name,
    Value: z
      .string()
      .min(1)
      .refine((value) => !value.includes('{{'), 'Value must not nest another parameter')
      .refine((value) => Buffer.byteLength(value) <= valueLimit, `at most ${valueLimit} bytes`),
    Type: z.enum(types).optional(),
    Overwrite: z.boolean().default(false),
    Description: z.string().max(1_024).optional(),
    Tags: z.array(z.unknown()).optional(),
  })
  .refine(({ Overwrite, Tags }) => !(Overwrite && Tags), 'Tags and Overwrite can not be used together');

const keptSchema = z.strictObject({
  name: z.string(),
  type: z.enum(types),
  first: z.number(),
  values: z.array(z.string()),
  modified: z.number(),
});
type Kept = z.output<typeof keptSchema>;

/** The parameters that calls have put, with their former versions. */
export interface KeptParameters {
  latest(): Parameter[];
  version(name: string, version: number): Parameter | undefined;
  /** `present` is what the name stands for until now. @throws AwsError as AWS does. */
  put(asked: z.output<typeof putInput>, present: Parameter | undefined): Promise<{ version: number }>;
  /** False where nothing was put under this name. Those of the template and of the operator's file stay. */
  remove(name: string): Promise<boolean>;
}

const parameterOf = ({ name, type, first, values, modified }: Kept, version: number): Parameter | undefined => {
  const value = values[version - first];
  return value === undefined ? undefined : { name, type, value, version, modified };
};
const lastVersion = ({ first, values }: Kept): number => first + values.length - 1;

export const openKeptParameters = async (file: string, now: () => number): Promise<KeptParameters> => {
  const journal = await openJournal(file, keptSchema);
  return {
    latest: () => journal.values().flatMap((kept) => parameterOf(kept, lastVersion(kept)) ?? []),
    version: (of, version) => {
      const kept = journal.get(of);
      return kept && parameterOf(kept, version);
    },
    async remove(name) {
      if (journal.get(name) === undefined) return false;
      await journal.delete(name);
      return true;
    },
    async put({ Name, Value, Type, Overwrite }, present) {
      if (present && !Overwrite) {
        throw new AwsError('ParameterAlreadyExists', 'The parameter already exists. To overwrite it, set Overwrite.');
      }
      const type = Type ?? present?.type;
      if (type === undefined) throw validationError('A parameter type is required when you create a parameter.');
      const before = journal.get(Name);
      const values = before?.values ?? (present ? [present.value] : []);
      const all = [...values, Value];
      const dropped = Math.max(0, all.length - keptVersions);
      const first = (before?.first ?? present?.version ?? 1) + dropped;
      const kept = { name: Name, type, first, values: all.slice(dropped), modified: now() / 1000 };
      await journal.put(Name, kept);
      return { version: lastVersion(kept) };
    },
  };
};
