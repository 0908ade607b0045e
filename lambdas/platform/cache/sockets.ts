import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';

/** As the SDK makes its own. */
const options = { keepAlive: true, maxSockets: 50 };

/** The connections of all clients of AWS in this instance: http is spoken on a laptop only. */
export const agents = { httpAgent: new HttpAgent(options), httpsAgent: new HttpsAgent(options) };

const count = (lists: NodeJS.ReadOnlyDict<readonly unknown[]>): number =>
  Object.values(lists).reduce((sum, list) => sum + (list?.length ?? 0), 0);

/** Connections now. */
export const socketsNow = () => {
  const all = Object.values(agents);
  const busy = all.reduce((sum, { sockets }) => sum + count(sockets), 0);
  const free = all.reduce((sum, { freeSockets }) => sum + count(freeSockets), 0);
  const waiting = all.reduce((sum, { requests }) => sum + count(requests), 0);
  return { open: busy + free, busy, free, waiting };
};
