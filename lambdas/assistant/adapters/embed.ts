import { BedrockRuntimeClient, InvokeModelCommand } from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import * as z from 'zod/mini';
import { dimensions, type Vector } from '../model/vector.ts';
import { ModelError, type TokenCount } from './model-failure.ts';

/** The limit of Bedrock for Cohere Embed v4 in one call. */
export const mostTexts = 96;

export interface Embedded extends TokenCount {
  /** One for each text, in their order. */
  vectors: Vector[];
}

/**
 * Turns texts into vectors of their meaning, 96 at most: passages, which are searched, or a question, which searches.
 * @throws the SDK's error, or a ModelError where the reply is none.
 */
export type Embed = (
  model: string,
  kind: 'passages' | 'question',
  texts: readonly string[],
  signal: AbortSignal,
) => Promise<Embedded>;

const inputTypes = { passages: 'search_document', question: 'search_query' } as const;
const tokenHeader = 'x-amzn-bedrock-input-token-count';

const replySchema = z.object({
  embeddings: z.object({
    int8: z.array(z.array(z.int().check(z.gte(-128), z.lte(127))).check(z.length(dimensions))),
  }),
});

/** The most that a text can have: no tokenizer makes more tokens of it than it has bytes. */
export const mostTokens = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/** Cohere Embed v4 on Bedrock, in the function's own region. */
export const embed = (): Embed => {
  let client: BedrockRuntimeClient | undefined;
  return async (modelId, kind, texts, signal) => {
    // A repeated call would be paid for twice. By itself the client speaks HTTP/2 only, which the local twin does not.
    client ??= new BedrockRuntimeClient({
      maxAttempts: 1,
      requestHandler: new NodeHttpHandler({ connectionTimeout: 1_000 }),
    });
    const command = new InvokeModelCommand({
      modelId,
      contentType: 'application/json',
      accept: 'application/json',
      body: JSON.stringify({
        texts,
        input_type: inputTypes[kind],
        embedding_types: ['int8'],
        output_dimension: dimensions,
        truncate: 'RIGHT',
      }),
    });
    let counted = Number.NaN;
    // The reply itself does not say how much was read.
    command.middlewareStack.add(
      (next) => async (args) => {
        const result = await next(args);
        const { headers } = result.response as { headers?: Record<string, string> };
        counted = Number(headers?.[tokenHeader]);
        return result;
      },
      { step: 'deserialize' },
    );
    const { body } = await client.send(command, { abortSignal: signal });
    const inputTokens = Number.isInteger(counted) ? counted : mostTokens(texts);
    const { data } = replySchema.safeParse(readJson(body.transformToString()));
    if (data?.embeddings.int8.length !== texts.length) {
      throw new ModelError('unverified', 'malformed', { usage: { inputTokens, outputTokens: 0 } });
    }
    return { vectors: data.embeddings.int8.map((numbers) => Int8Array.from(numbers)), inputTokens, outputTokens: 0 };
  };
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
