import { readStorage, removeStorage, tabStorage, writeStorage } from '../storage.ts';

const key = 'authenticatorRemoved';

/** A log-in with a recovery code removes the authenticator app; the account page of this tab then says so. */
export const authenticatorRemoved = {
  note: (): unknown => writeStorage(key, 'yes', tabStorage),
  isNoted: () => readStorage(key, tabStorage) !== null,
  forget: () => removeStorage(key, tabStorage),
};
