import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage } from '#test/lambdas/auth/stage.ts';

let stage: Awaited<ReturnType<typeof openStage>>;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

it('a change of address that was cut off before the pool heard of it is finished by the same code', async () => {
  const { identity } = stage.services;
  const user = await stage.newUser('odette');
  const caller = await stage.caller(user);
  const told: string[] = [];
  let isCutOff = true;
  identity.setEmail = async (_id, email) => {
    if (isCutOff) throw new Error('cut off');
    told.push(email);
  };
  await stage.act('beginEmailChange', { as: caller, body: { email: 'new@dance.example' } });
  const body = { code: stage.codes.at(-1) };
  await expect(stage.act('confirmEmailChange', { as: caller, body })).rejects.toThrow('cut off');
  expect((await stage.users.byId(user.id))?.email).toBe('new@dance.example');
  isCutOff = false;
  expect(await stage.act('confirmEmailChange', { as: caller, body })).toMatchObject({ email: 'new@dance.example' });
  expect(told).toEqual(['new@dance.example']);
  expect(await stage.act('confirmEmailChange', { as: caller, body })).toBe('codeInvalid');
});
