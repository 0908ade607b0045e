import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { schemaResolver } from '#web/shared/form/schema-resolver.ts';

const schema = z.object({
  name: z.string().check(
    z.overwrite((text) => text.trim()),
    z.minLength(1, 'required'),
    z.regex(/^[a-z]*$/, 'invalidText'),
  ),
  addresses: z.array(z.object({ url: z.union([z.string().check(z.regex(/^\/x$/, 'ownPage')), z.url('webAddress')]) })),
});
const resolve = (values: object) =>
  schemaResolver(schema)(values as z.input<typeof schema>, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });

describe('what a form says about its fields', () => {
  it('is nothing where all are right: what is sent is as the contract reads it', async () => {
    expect(await resolve({ name: ' ada ', addresses: [{ url: '/x' }] })).toEqual({
      values: { name: 'ada', addresses: [{ url: '/x' }] },
      errors: {},
    });
  });

  it('is the first fault of each, at its place, also in a list', async () => {
    const { errors } = await resolve({ name: '', addresses: [{ url: '/x' }, { url: 'no' }] });
    expect(errors).toMatchObject({
      name: { message: 'required' },
      addresses: [undefined, { url: { message: 'ownPage' } }],
    });
  });

  it('keeps to the first where a field breaks two rules', async () => {
    const { errors } = await resolve({ name: 'A B', addresses: 'none' });
    expect(errors).toMatchObject({ name: { message: 'invalidText' }, addresses: { type: 'invalid_type' } });
  });
});
