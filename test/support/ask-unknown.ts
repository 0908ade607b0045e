import { randomInt } from 'node:crypto';
import type { Product } from '#test/support/product.ts';

/** A word that no one has used: the numbers in a question are not kept. */
const newWord = () => Array.from({ length: 14 }, () => String.fromCharCode(97 + randomInt(26))).join('');
/** Of an address of its own, because few questions of one are kept. */
export const newAddress = () => `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Asks for something unknown, and lets the question be kept. */
export const askUnknown = async (product: Pick<Product, 'send' | 'admin'>, word = newWord()): Promise<string> => {
  const body = { question: `${word}?`, language: 'en', mayKeep: true };
  await product.send('POST /api/ai/ask', { body, from: newAddress() });
  const { items } = (await product.send('GET /api/admin/ai/questions', { token: await product.admin() })).body;
  return items.find(({ text }: { text: string }) => text.startsWith(word))?.id;
};
