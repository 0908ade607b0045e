import { createHash } from 'node:crypto';

/** How a content security policy names a text that stands in the page. */
export const policyHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
