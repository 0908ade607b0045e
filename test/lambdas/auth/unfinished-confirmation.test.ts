import { expect, it } from 'vitest';
import { noon, person } from '#test/lambdas/users/people.ts';
import { openStage, password } from './stage.ts';

it('an account whose confirmation only the pool knows is kept for good by its first log-in', async () => {
  const stage = await openStage();
  const user = person('odette', { emailVerified: false });
  await stage.users.add(user, { expires: noon / 1000 + 86_400 });
  await stage.services.identity.ensure({ userId: user.id, email: user.email, password });
  expect(await stage.logIn('odette')).toMatchObject({ user: { id: user.id } });
  expect((await stage.users.byId(user.id))?.emailVerified).toBe(true);
  expect(await stage.entered('user.create')).toMatchObject([{ actor: { id: user.id } }]);
  await stage.close();
});
