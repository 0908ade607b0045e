import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Authorizer, Caller } from '../iam/authorizer.ts';
import { AwsError, validationError } from '../runtime/aws-errors.ts';
import type { Service } from '../stand-in/service.ts';
import type { StandIn } from '../stand-in/stand-in.ts';
import { embeddingInput, embeddingOf } from './embeddings.ts';
import { isEmbeddingModel, permissionsFor } from './models.ts';
import { type Script, sayingOf } from './replies.ts';

const texts = z.array(z.strictObject({ text: z.string().min(1) })).min(1);
const converseInput = z.strictObject({
  messages: z.array(z.strictObject({ role: z.enum(['user', 'assistant']), content: texts })).min(1),
  system: texts.optional(),
  inferenceConfig: z
    .strictObject({
      maxTokens: z.number().int().min(1).optional(),
      temperature: z.number().min(0).max(1).optional(),
      topP: z.number().min(0).max(1).optional(),
      stopSequences: z.array(z.string()).max(2_500).optional(),
    })
    .default({}),
});

/** A call that a model has answered. */
export interface ModelCall {
  caller: string;
  model: string;
  inputTokens: number;
  outputTokens: number;
}

/** The console's view of Bedrock. */
export interface Bedrock extends StandIn {
  /** Has models say something else from now on; the latest script goes first. */
  addScript(script: Script): void;
  scripts(): Script[];
  clearScripts(): void;
  /** The latest calls, newest first. */
  calls(): ModelCall[];
}

/**
 * Another service that responds to `Converse`: the reply's body for a model and a request's body. @throws what the SDK
 * throws
 */
export type AskModel = (model: string, input: unknown) => Promise<object>;

interface Reply {
  headers?: Record<string, string>;
  body: object;
}

/** About what a tokenizer makes of a text in Latin letters. */
const charactersPerToken = 4;
const tokensOf = (text: string): number => Math.ceil(text.length / charactersPerToken);
const keptCalls = 100;
const usualMaxTokens = 2_048;

const readInput = <Schema extends z.ZodType>(schema: Schema, body: Buffer): z.output<Schema> => {
  try {
    return schema.parse(JSON.parse(body.toString()));
  } catch (error) {
    throw validationError(error instanceof z.ZodError ? z.prettifyError(error) : 'The body is not JSON');
  }
};

const sdkErrorSchema = z.object({
  name: z.string(),
  message: z.string(),
  $metadata: z.object({ httpStatusCode: z.number().default(502) }),
});

/** A refusal of the other one, as it was worded. */
const relayed = (error: unknown): unknown => {
  const { data } = sdkErrorSchema.safeParse(error);
  return data ? new AwsError(data.name, data.message, { status: data.$metadata.httpStatusCode }) : error;
};

/**
 * Bedrock's runtime, of which it speaks `Converse`, and `InvokeModel` of Cohere's embeddings. Nothing that it says is from a model, unless
 * `askModel` answers conversations instead: who that is knows its own models and decides by itself who may ask them.
 */
export const createBedrock = (authorizer: Authorizer, askModel?: AskModel): Bedrock => {
  let scripts: { script: Script; left: number }[] = [];
  const calls: ModelCall[] = [];

  const takeScript = (model: string): Script | undefined => {
    const found = scripts.find(({ script }) => (script.model ?? model) === model);
    if (found === undefined) return undefined;
    found.left -= 1;
    scripts = scripts.filter(({ left }) => left > 0);
    return found.script;
  };

  const requirePermission = (model: string, caller: Caller) =>
    authorizer.require(
      caller,
      permissionsFor(model).map(({ resource, context }) => ({ action: 'bedrock:InvokeModel', resource, context })),
    );
  const note = (call: ModelCall) => {
    calls.unshift(call);
    calls.splice(keptCalls);
  };

  const invoke = (model: string, body: Buffer, caller: Caller): Reply => {
    requirePermission(model, caller);
    if (!isEmbeddingModel(model)) throw validationError(`The local twin does not invoke ${model}: it converses.`);
    const { texts, output_dimension: dimension } = readInput(embeddingInput, body);
    const inputTokens = texts.reduce((sum, text) => sum + tokensOf(text), 0);
    note({ caller: caller.name, model, inputTokens, outputTokens: 0 });
    return {
      headers: { 'x-amzn-bedrock-input-token-count': String(inputTokens) },
      body: {
        id: randomUUID(),
        texts,
        embeddings: { int8: texts.map((text) => embeddingOf(text, dimension)) },
        response_type: 'embeddings_by_type',
      },
    };
  };

  const converse = (model: string, body: Buffer, caller: Caller): object => {
    requirePermission(model, caller);
    if (isEmbeddingModel(model)) throw validationError('This action doesn’t support the model that you provided.');
    const { messages, system = [], inferenceConfig } = readInput(converseInput, body);
    if (messages[0]?.role !== 'user') throw validationError('A conversation must start with a user message.');
    const script = takeScript(model);
    if (script?.reply === 'malformed') return { output: { message: { role: 'assistant' } } };
    const prompt = messages.flatMap(({ content }) => content.map(({ text }) => text));
    const said = sayingOf(prompt.at(-1) ?? '', script);
    const most = (inferenceConfig.maxTokens ?? usualMaxTokens) * charactersPerToken;
    const text = said.text.slice(0, most);
    const inputTokens = tokensOf([...system.map((one) => one.text), ...prompt].join('\n'));
    const outputTokens = tokensOf(text);
    note({ caller: caller.name, model, inputTokens, outputTokens });
    return {
      output: { message: { role: 'assistant', content: [{ text }] } },
      stopReason: text.length < said.text.length ? 'max_tokens' : said.stopReason,
      usage: { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens },
      metrics: { latencyMs: 1 },
    };
  };

  const answer = async (model: string, body: Buffer, caller: Caller): Promise<Reply> => ({
    body:
      askModel === undefined
        ? converse(model, body, caller)
        : await askModel(model, JSON.parse(body.toString())).catch((error: unknown) => {
            throw relayed(error);
          }),
  });

  /** REST: the model is in the path. */
  const service: Service = async ({ method, url, body, caller }) => {
    const headers = { 'content-type': 'application/json' };
    try {
      const [, model, call] = /^\/model\/([^/]+)\/(converse|invoke)$/.exec(url.pathname) ?? [];
      if (method !== 'POST' || model === undefined) {
        const what = `${method} ${url.pathname}`;
        throw new AwsError('UnknownOperationException', `The local twin does not know the Bedrock call ${what}`, {
          status: 404,
        });
      }
      const reply = await (call === 'invoke' ? invoke : answer)(decodeURIComponent(model), body, caller);
      return { status: 200, headers: { ...headers, ...reply.headers }, body: JSON.stringify(reply.body) };
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      const { type, message } = error;
      const status = type === 'AccessDeniedException' ? 403 : error.status;
      const reply = { status, headers: { ...headers, 'x-amzn-errortype': type }, body: JSON.stringify({ message }) };
      return type === 'UnknownOperationException' ? { ...reply, problem: message } : reply;
    }
  };

  return {
    services: { bedrock: service },
    addScript: (script) => {
      scripts = [{ script, left: script.count ?? Number.POSITIVE_INFINITY }, ...scripts];
    },
    scripts: () => scripts.map(({ script }) => script),
    clearScripts: () => {
      scripts = [];
    },
    calls: () => [...calls],
  };
};
