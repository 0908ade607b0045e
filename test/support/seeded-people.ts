import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Product } from './product.ts';

export interface Person {
  id: string;
  username: string;
  email: string;
  token: string;
}

/** So many people are in every seeded product beside the administrator. */
export const seededPeople = 20;

const fileOf = (product: Product) => path.join(product.dataDir, 'people.json');

/** Makes the people as tests do, and notes their tokens: who is made once need not be made by each test. */
export const makePeople = async (product: Product): Promise<void> => {
  const make = async (_none: unknown, index: number): Promise<Person> => {
    const name = `ballerina${index}`;
    const { id, username, email } = await product.newUser({ username: name, email: `${name}@dance.example` });
    // From an address of their own, so that no address has its attempts used up.
    return { id, username, email, token: await product.tokenOf(username, undefined, `127.7.0.${index + 1}`) };
  };
  const people = await Promise.all(Array.from({ length: seededPeople }, make));
  await writeFile(fileOf(product), JSON.stringify(people));
};

/** The people whom no test of this product has taken yet. */
export const readPeople = (product: Product): Person[] => JSON.parse(readFileSync(fileOf(product), 'utf8'));
