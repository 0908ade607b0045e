import { Lazy } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkedEnvironment } from '#infra/constructs/function-environment.ts';

const schema = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  VERIFY_SIGN_UPS: z.enum(['true', 'false']),
  SITE_CONTACT: z.optional(z.string()),
});
const whole = { TABLE_NAME: 'table', VERIFY_SIGN_UPS: 'true' };
/** A value that only the deployment knows. */
const unknown = () => Lazy.string({ produce: () => 'later' });
const check =
  (values: Record<string, string | undefined>, of: z.ZodMiniObject = schema) =>
  () =>
    checkedEnvironment('auth', { schema: of, values });

describe('the environment of a function', () => {
  it('is exactly what the function declares', () => {
    const name = unknown();
    expect(check({ ...whole, TABLE_NAME: name })()).toEqual({ ...whole, TABLE_NAME: name });
    expect(check({ ...whole, SITE_CONTACT: 'a@site.example' })()).toEqual({ ...whole, SITE_CONTACT: 'a@site.example' });
    expect(check({ ...whole, SITE_CONTACT: undefined })()).toEqual(whole);
  });

  it.each([
    ['a missing variable', { TABLE_NAME: 'table' }, 'VERIFY_SIGN_UPS is missing'],
    ['one that nobody reads', { ...whole, STAGE: 'prod' }, 'STAGE is not declared'],
    ['a wrong value', { ...whole, VERIFY_SIGN_UPS: 'yes' }, 'VERIFY_SIGN_UPS has a wrong value'],
    ['an empty one', { ...whole, TABLE_NAME: '' }, 'TABLE_NAME has a wrong value'],
  ])('stops the synthesis at %s, in one sentence', (_what, values, fault) => {
    expect(check(values)).toThrow(`environment of lambdas/functions/auth.env.ts: ${fault}`);
  });

  it.each(['AWS_REGION', 'AWS_SESSION_TOKEN', 'AWS_LAMBDA_FUNCTION_NAME', 'LAMBDA_TASK_ROOT', '_HANDLER'])(
    'does not set %s, which Lambda keeps for itself',
    (name) => {
      expect(check({ [name]: 'value' }, z.object({ [name]: z.string() }))).toThrow(`${name} is reserved by Lambda`);
    },
  );

  it.each(['A', '1ST', 'SITE-URL'])('has no variable named %s, which Lambda does not allow', (name) => {
    expect(check({ [name]: 'value' }, z.object({ [name]: z.string() }))).toThrow(`${name} is no name`);
  });

  it('takes at most 4 KB, names and values, also where values are known only at the deployment', () => {
    const long = (bytes: number) => check({ LONG: 'x'.repeat(bytes) }, z.object({ LONG: z.string() }));
    expect(long(4_092)).not.toThrow();
    expect(long(4_093)).toThrow('all variables take 4097 bytes of 4096');
    const names = Array.from({ length: 16 }, (_, i) => `VARIABLE_${i}`);
    const later = Object.fromEntries(names.map((name) => [name, unknown()]));
    expect(check(later, z.object(Object.fromEntries(names.map((name) => [name, z.string()]))))).toThrow(/of 4096/);
  });
});
