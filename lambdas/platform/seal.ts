import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/**
 * Encrypts a secret for the table, so that only our functions can read it, and only in the place where it was stored
 * (`context`).
 */
export interface Seal {
  close(text: string, context: string): Promise<string>;
  /** @throws an Error for text that was sealed for another place, with another key, or altered. */
  open(sealed: string, context: string): Promise<string>;
}

const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM. */
export const sealBy = (key: () => Promise<Buffer>): Seal => ({
  async close(text, context) {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', await key(), nonce).setAAD(Buffer.from(context));
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
  },

  async open(sealed, context) {
    const bytes = Buffer.from(sealed, 'base64url');
    const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
    const decipher = createDecipheriv('aes-256-gcm', await key(), nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(context))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
  },
});
