import { mkdir, readdir } from 'node:fs/promises';
import { damaged } from '../damage.ts';

/** To be asked before the database is made, which begins to open by itself: without `CURRENT` it would be a new one. */
export const checkFolder = async (folder: string): Promise<void> => {
  const names = await mkdir(folder, { recursive: true }).then(
    () => readdir(folder),
    (error: unknown) => Promise.reject(damaged(folder, error)),
  );
  const holdsData = names.some((name) => /^MANIFEST-|\.(ldb|sst|log)$/.test(name));
  if (holdsData && !names.includes('CURRENT')) throw damaged(folder, new Error('its file CURRENT is gone'));
};

const isLocked = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'LEVEL_LOCKED';

/** A failure to open the folder's database in words; that another process has it is no damage. */
export const openingFailure = (folder: string, error: unknown): unknown =>
  isLocked(error) ? error : damaged(folder, error instanceof Error ? (error.cause ?? error) : error);
