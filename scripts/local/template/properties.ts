import * as z from 'zod';
import type { Resource } from './stack.ts';

/**
 * Reads a resource's properties. Schemas are strict: a property that a simulation does not name is an error, so that
 * nothing in the template is silently ignored.
 */
export const readProperties = <S extends z.ZodType>(resource: Resource, schema: S): z.output<S> => {
  const parsed = schema.safeParse(resource.properties);
  if (parsed.success) return parsed.data;
  throw new Error(
    `${resource.type} ${resource.logicalId} has properties that the local twin does not simulate:\n${z.prettifyError(parsed.error)}`,
  );
};

/** A property that has no effect on a laptop, regardless of its value. */
export const irrelevant = z.unknown().optional();
