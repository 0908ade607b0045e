import * as z from 'zod';
import { type FaultInput, faultSchema } from '../faults/fault.ts';
import type { Faults } from '../faults/faults.ts';
import type { ConsoleData } from './data.ts';
import { type Answer, json, seeOther } from './reply.ts';

/** Callers other than functions. */
const others = ['anybody', 'CloudFront', 'Cognito'];

const parse = (text: string): FaultInput => {
  const result = faultSchema.safeParse(JSON.parse(text));
  if (!result.success) throw new Error(z.prettifyError(result.error));
  return result.data;
};

/** Faults on demand: as JSON, and the button on the overview that ends them. */
export const faultRoutes = (
  faults: Faults,
  data: Pick<ConsoleData, 'findFunction' | 'functions'>,
): Record<string, Answer> => {
  const callerOf = (asked: string | undefined): { caller?: string } => {
    if (asked === undefined) return {};
    const caller = others.includes(asked) ? asked : data.findFunction(asked)?.name;
    if (caller !== undefined) return { caller };
    const known = [...data.functions().map(({ name }) => name), ...others];
    throw new Error(`${asked} calls nothing here. Callers are ${known.join(', ')}`);
  };
  return {
    'GET /api/faults': () => json(faults.all()),
    'POST /api/faults': ({ http }) => {
      const { caller, ...fault } = parse(http.body.toString());
      return json(faults.add({ ...fault, ...callerOf(caller) }), 201);
    },
    'DELETE /api/faults': () => {
      faults.clear();
      return json([]);
    },
    'DELETE /api/faults/{id}': ({ parameters: { id } }) => {
      if (!faults.all().some((fault) => fault.id === Number(id))) return undefined;
      faults.clear(Number(id));
      return json(faults.all());
    },
    'POST /faults/clear': () => {
      faults.clear();
      return seeOther('/__local');
    },
  };
};
