import type { Product } from '#test/support/product.ts';
import type { Person } from './people.ts';
import type { Stage } from './sample.ts';

/** The session of a new log-in of this person. */
export const someSession = async (product: Product, people: Stage['people'], { username, id }: Person) => {
  const token = await people.tokenOf(username);
  const { items } = (await product.send('GET /api/account/devices', { token })).body;
  const { id: session } = items.find(({ current }: { current: boolean }) => current);
  if (!session.startsWith(id)) throw new Error('a session of somebody else');
  return session;
};
