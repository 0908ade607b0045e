const key = 'authenticatorRemoved';

/** A log-in with a recovery code removes the authenticator app; the account page of this tab then says so. */
export const authenticatorRemoved = {
  note: () => sessionStorage.setItem(key, 'yes'),
  isNoted: () => sessionStorage.getItem(key) !== null,
  forget: () => sessionStorage.removeItem(key),
};
