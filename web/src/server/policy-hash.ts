import { createHash } from 'node:crypto';

/** The hash by which a content security policy allows an inline text. */
export const policyHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
