import { readStorage, removeStorage, writeStorage } from '#web/shared/storage.ts';

const key = 'chat-may-keep';

/** Whether questions without a good answer may be kept: only where this browser's visitor has said so. */
export const readMayKeep = (): boolean => readStorage(key) === 'yes';

export const keepMayKeep = (mayKeep: boolean): void => {
  if (mayKeep) writeStorage(key, 'yes');
  else removeStorage(key);
};
