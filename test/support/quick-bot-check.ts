import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** A bot-check as the server itself would accept it, without the work, which takes seconds on a busy machine. */
export const quickBotCheck = async (key: Buffer, now: number): Promise<string> => {
  const secret = key.toString('hex');
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 0,
    expiresAt: Math.floor(now / 1000) + 60,
    deriveKey,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: `${secret}-key`,
  });
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};
