import { createHash, randomBytes } from 'node:crypto';

/** 256 bits: cannot be guessed. */
export const newSecretId = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret id. Its hash cannot be turned back, so whoever reads the table has none. */
export const secretIdHash = (id: string): string => createHash('sha256').update(id).digest('base64url');
