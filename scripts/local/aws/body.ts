import type { IncomingMessage } from 'node:http';

/** Reads the whole body; undefined if it is larger than the limit, in bytes. */
export const readBody = async (request: IncomingMessage, limit: number): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // The rest is still read but not kept: closing the connection would hide the reply from the client.
    if (size <= limit) chunks.push(chunk);
  }
  return size > limit ? undefined : Buffer.concat(chunks);
};
