import { readStorage, removeStorage, tabStorage, writeStorage } from '../storage.ts';

const key = 'factorNotice';

/**
 * Why a log-in leads to the account page: a recovery code has removed the authenticator app, or the site requires a second
 * factor of its administrators.
 */
const kinds = ['appRemoved', 'factorRequired'] as const;
export type FactorNotice = (typeof kinds)[number];

/** The notice of this tab's account page after such a log-in. */
export const factorNotice = {
  note: (kind: FactorNotice): unknown => writeStorage(key, kind, tabStorage),
  noted: (): FactorNotice | undefined => kinds.find((kind) => kind === readStorage(key, tabStorage)),
  forget: () => removeStorage(key, tabStorage),
};
