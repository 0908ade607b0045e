import { createHash } from 'node:crypto';
import * as z from 'zod';

/** As Bedrock takes it of Cohere Embed v4, of texts; it has limits of its own for pictures. */
export const embeddingInput = z.strictObject({
  texts: z.array(z.string().min(1)).min(1).max(96),
  input_type: z.enum(['search_document', 'search_query', 'classification', 'clustering']),
  embedding_types: z.tuple([z.literal('int8')]),
  output_dimension: z.union([256, 512, 1_024, 1_536].map((count) => z.literal(count))).default(1_536),
  truncate: z.enum(['NONE', 'LEFT', 'RIGHT']).default('NONE'),
});

const partLength = 3;

/** Parts of its words, so that forms of one word are alike: no model is here that would know more. */
const partsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).flatMap((word) => {
    const padded = ` ${word} `;
    return Array.from({ length: Math.max(1, padded.length - partLength + 1) }, (_none, at) =>
      padded.slice(at, at + partLength),
    );
  });

/** A vector in which each part of the text has its place, as numbers from -127 to 127. */
export const embeddingOf = (text: string, dimension: number): number[] => {
  const sums = new Array<number>(dimension).fill(0);
  for (const part of partsOf(text)) {
    const digest = createHash('md5').update(part).digest();
    const place = digest.readUInt16BE(0) % dimension;
    sums[place] = (sums[place] ?? 0) + (digest.readUInt8(2) % 2 === 0 ? 1 : -1);
  }
  const most = Math.max(1, ...sums.map(Math.abs));
  return sums.map((sum) => Math.round((sum / most) * 127));
};
