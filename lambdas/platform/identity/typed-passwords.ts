import { passwordReadings } from '#contracts/text/typed.ts';
import { type IdentityLogin, IdentityRefusal } from './identity.ts';

/**
 * The same pool, which takes a password in the form that is chosen today, or else exactly as it came. For nearly every
 * password the two are the same, so it is tried once; which is tried depends on what was typed alone.
 */
export const withTypedPasswords = <Pool extends Pick<IdentityLogin, 'checkPassword'>>(pool: Pool): Pool => ({
  ...pool,
  async checkPassword(userId: string, password: string) {
    const [likely = password, ...others] = passwordReadings(password);
    return others.reduce(
      (tried, reading) =>
        tried.catch((error: unknown) => {
          if (error instanceof IdentityRefusal && error.reason === 'credentials') {
            return pool.checkPassword(userId, reading);
          }
          throw error;
        }),
      pool.checkPassword(userId, likely),
    );
  },
});
