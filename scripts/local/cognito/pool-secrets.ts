import {
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type KeyObject,
  randomBytes,
  randomInt,
} from 'node:crypto';
import { promisify } from 'node:util';
import * as z from 'zod';
import { reading } from '../runtime/damage.ts';
import { openJournal } from '../runtime/journal.ts';
import type { Jwks } from '../runtime/jwt.ts';

const generate = promisify(generateKeyPair);
const secretSchema = z.string();
const characters = '0123456789abcdefghijklmnopqrstuvwxyz';
const clientSecretLength = 51;

/** The secrets that a pool makes once and keeps: the key that signs its tokens and the secrets of its clients. */
export interface PoolSecrets {
  signingKey: KeyObject;
  verifyingKey: KeyObject;
  keyId: string;
  jwks: Jwks;
  clientSecret(clientId: string): string;
}

/** Opens the secrets in a file; makes those that are missing. */
export const openPoolSecrets = async (file: string, clientIds: string[], isKnown = false): Promise<PoolSecrets> => {
  const journal = await openJournal(file, secretSchema, { isKnown });
  const once = async (key: string, make: () => string | Promise<string>): Promise<string> => {
    const known = journal.get(key);
    if (known !== undefined) return known;
    const made = await make();
    await journal.put(key, made);
    return made;
  };
  const pem = await once('signing key', async () => {
    const { privateKey } = await generate('rsa', { modulusLength: 2048 });
    return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  });
  const keyId = await once('key id', () => randomBytes(32).toString('base64'));
  const clients = new Map<string, string>();
  for (const id of clientIds) {
    const make = () =>
      Array.from({ length: clientSecretLength }, () => characters.charAt(randomInt(characters.length))).join('');
    clients.set(id, await once(`client ${id}`, make));
  }
  const signingKey = reading(`The signing key in ${file}`, () => createPrivateKey(pem));
  const verifyingKey = createPublicKey(signingKey);
  return {
    signingKey,
    verifyingKey,
    keyId,
    jwks: { keys: [{ ...verifyingKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: keyId }] },
    clientSecret: (clientId) => {
      const secret = clients.get(clientId);
      if (secret === undefined) throw new Error(`${clientId} is not a client with a secret`);
      return secret;
    },
  };
};
