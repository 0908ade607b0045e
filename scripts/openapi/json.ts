export type Json = Record<string, unknown>;

export const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const content = (schema: unknown) => ({ 'application/json': { schema } });
