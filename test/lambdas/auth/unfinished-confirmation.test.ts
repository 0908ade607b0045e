import { expect, it } from 'vitest';
import { noon, person } from '#test/lambdas/users/people.ts';
import { openAuthHarness, password } from './auth-harness.ts';

it('an account whose confirmation only the pool knows is kept for good by its first log-in', async () => {
  const harness = await openAuthHarness();
  const user = person('odette', { emailVerified: false });
  await harness.users.add(user, { expires: noon / 1000 + 86_400 });
  await harness.services.identity.ensure({ userId: user.id, email: user.email, password });
  expect(await harness.logIn('odette')).toMatchObject({ user: { id: user.id } });
  expect((await harness.users.byId(user.id))?.emailVerified).toBe(true);
  expect(await harness.entered('user.create')).toMatchObject([{ actor: { id: user.id } }]);
  await harness.close();
});
