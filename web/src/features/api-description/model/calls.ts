import type { ApiDocument, ApiOperation, ApiPart } from '#contracts/api-description/endpoints.ts';

export interface Call extends ApiOperation {
  /** In capital letters. */
  method: string;
  path: string;
}

export const accesses = ['public', 'user', 'admin'] as const;
export type Access = (typeof accesses)[number];

export interface Slice {
  name: string;
  description?: string | undefined;
  calls: Call[];
}

/** All calls of a document by slice, in its order. */
export const slicesOf = ({ tags, paths }: ApiDocument): Slice[] => {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]): Call => ({ ...operation, method: method.toUpperCase(), path }),
    ),
  );
  return tags.map((tag) => ({ ...tag, calls: calls.filter((call) => call.tags.includes(tag.name)) }));
};

export interface Wanted {
  text: string;
  access: Access | undefined;
}

const hayOf = ({ operationId, method, path, summary, description = '' }: Call, { name }: Slice): string =>
  [operationId, method, path, summary, description, name].join(' ').toLowerCase();

/** The slices with the calls that have every word of a search; those without any are left out. */
export const searchCalls = (slices: readonly Slice[], { text, access }: Wanted): Slice[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const isWanted = (call: Call, slice: Slice) =>
    (access === undefined || call['x-access'] === access) && words.every((word) => hayOf(call, slice).includes(word));
  return slices
    .map((slice) => ({ ...slice, calls: slice.calls.filter((call) => isWanted(call, slice)) }))
    .filter(({ calls }) => calls.length > 0);
};

export const countCalls = (slices: readonly Slice[]): number =>
  slices.reduce((sum, { calls }) => sum + calls.length, 0);

/** The part that a part refers to, by as many steps as it takes, or the part itself. */
export const resolve = (document: ApiDocument, part: ApiPart | undefined): ApiPart | undefined => {
  if (typeof part?.$ref !== 'string') return part;
  const keys = part.$ref.replace('#/', '').split('/');
  const found = keys.reduce<unknown>((node, key) => (node as ApiPart | undefined)?.[key], document);
  return resolve(document, found as ApiPart | undefined);
};

/** The schema of what is sent or answered; undefined without a body. */
export const bodySchema = (part: ApiPart | undefined): ApiPart | undefined =>
  (part?.content as { 'application/json'?: { schema: ApiPart } } | undefined)?.['application/json']?.schema;
