import { incompleteBody } from './errors.ts';

/**
 * Undoes the `aws-chunked` encoding that SDKs use to append a checksum: hexadecimal size (and signature), line end,
 * data, line end, until a chunk of size 0. Anything that follows it is left out.
 */
export async function* decodeAwsChunked(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting = Buffer.alloc(0);
  let remaining = 0;
  let ended = false;
  for await (const part of source) {
    waiting = Buffer.concat([waiting, part]);
    while (!ended) {
      if (remaining > 0) {
        const data = waiting.subarray(0, remaining);
        if (data.length === 0) break;
        yield data;
        remaining -= data.length;
        waiting = waiting.subarray(data.length);
        continue;
      }
      // The line end after the data of the chunk before.
      const start = waiting.indexOf('\r\n') === 0 ? 2 : 0;
      const end = waiting.indexOf('\r\n', start);
      if (end < 0) break;
      remaining = Number.parseInt(waiting.toString('latin1', start, end), 16);
      if (Number.isNaN(remaining)) throw incompleteBody();
      waiting = waiting.subarray(end + 2);
      ended = remaining === 0;
    }
  }
  if (!ended) throw incompleteBody();
}
