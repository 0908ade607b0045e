import { createHash, randomBytes } from 'node:crypto';

/** 256 bits: cannot be guessed. */
export const newSecretId = (): string => randomBytes(32).toString('base64url');

/** The hash that is kept of a secret id. Its hash cannot be reversed, so reading the table reveals no id. */
export const secretIdHash = (id: string): string => createHash('sha256').update(id).digest('base64url');
