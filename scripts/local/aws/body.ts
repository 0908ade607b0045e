import type { IncomingMessage } from 'node:http';

/** Reads the whole body; undefined if it is larger than the limit, in bytes. Events cost each call less than an iterator. */
export const readBody = (request: IncomingMessage, limit: number): Promise<Buffer | undefined> => {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | undefined>();
  const chunks: Buffer[] = [];
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    // The rest is still read but not kept: closing the connection would hide the reply from the client.
    if (size <= limit) chunks.push(chunk);
  });
  request.on('end', () => resolve(size > limit ? undefined : Buffer.concat(chunks)));
  request.on('error', reject);
  // A caller that gave up, perhaps before this began, brings no end.
  const rejectIfCut = () => {
    if (!request.readableEnded) reject(new Error('the caller is gone'));
  };
  request.on('close', rejectIfCut);
  if (request.destroyed) rejectIfCut();
  return promise;
};
