import { mkdir, readdir } from 'node:fs/promises';
import { damaged } from '../runtime/damage.ts';
import { checkChecksums } from './folder-checksums.ts';

/**
 * Must be checked before the database object is made, because that begins to open it: without `CURRENT` it would create
 * a new one.
 */
export const checkFolder = async (folder: string): Promise<void> => {
  const names = await mkdir(folder, { recursive: true }).then(
    () => readdir(folder),
    (error: unknown) => Promise.reject(damaged(folder, error)),
  );
  const holdsData = names.some((name) => /^MANIFEST-|\.(ldb|sst|log)$/.test(name));
  if (holdsData && !names.includes('CURRENT')) throw damaged(folder, new Error('its file CURRENT is gone'));
  await checkChecksums(folder);
};

const isLocked = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'LEVEL_LOCKED';

/** Explains a failure to open the folder's database; if another process has it open, it is not damaged. */
export const openingFailure = (folder: string, error: unknown): unknown =>
  isLocked(error) ? error : damaged(folder, error instanceof Error ? (error.cause ?? error) : error);
