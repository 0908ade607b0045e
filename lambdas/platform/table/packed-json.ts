import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import * as z from 'zod/mini';

/** Markup becomes a tenth; an item may have 400 KB, and a mail that SES takes 1 MB. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const [compress, decompress] = [promisify(brotliCompress), promisify(brotliDecompress)];

/** A value as `data` of an item, in few bytes. */
export const packJson = (value: object): Promise<Uint8Array> => compress(JSON.stringify(value), { params });

const itemSchema = z.optional(z.object({ data: z.instanceof(Uint8Array) }));

/** The value of an item that was read; undefined where there is none. */
export const unpackJson = async <Value>(item: unknown, schema: z.ZodMiniType<Value>): Promise<Value | undefined> => {
  const packed = itemSchema.parse(item);
  return packed && schema.parse(JSON.parse((await decompress(packed.data)).toString('utf8')));
};
