/**
 * Undoes the `aws-chunked` encoding that SDKs use to append a checksum: hexadecimal size (and signature), line end,
 * data, line end, until a chunk of size 0.
 */
export const decodeAwsChunked = (body: Buffer): Buffer => {
  const parts: Buffer[] = [];
  let position = 0;
  for (;;) {
    const end = body.indexOf('\r\n', position);
    if (end < 0) throw new Error('aws-chunked body without its last chunk');
    const size = Number.parseInt(body.toString('latin1', position, end), 16);
    if (Number.isNaN(size)) throw new Error('aws-chunked body with a malformed chunk');
    if (size === 0) return Buffer.concat(parts);
    parts.push(body.subarray(end + 2, end + 2 + size));
    position = end + 2 + size + 2;
  }
};
