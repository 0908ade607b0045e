import type { IncomingMessage } from 'node:http';

/** The whole body; undefined when it is larger than the limit, in bytes. */
export const readBody = async (request: IncomingMessage, limit: number): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // What is too much is still read, not kept: a closed connection would hide the reply from the client.
    if (size <= limit) chunks.push(chunk);
  }
  return size > limit ? undefined : Buffer.concat(chunks);
};
