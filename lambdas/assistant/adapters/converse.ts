import { Agent } from 'node:https';
import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import * as z from 'zod/mini';
import { NotPublicError, publicLookup, type Resolve, systemResolve } from '#lambdas/platform/network/public-lookup.ts';
import { mostOutputTokens } from '../model/model-cost.ts';
import type { ModelRequest } from '../model/model-request.ts';
import { ModelError } from './model-failure.ts';

/** Where models are asked. */
export type ModelPlace = { kind: 'bedrock' } | { kind: 'gateway'; address: string; key: string };

export interface ModelReply {
  text: string;
  inputTokens: number;
  outputTokens: number;
}

/** Asks a model once. @throws the SDK's error, or a ModelError where the reply is none. */
export type Converse = (
  place: ModelPlace,
  model: string,
  request: ModelRequest,
  signal: AbortSignal,
) => Promise<ModelReply>;

/** Low, so that a model stays with its passages. */
const temperature = 0.1;
/** A repeated call would be paid for twice; the next model is asked instead. */
const once = { maxAttempts: 1 };
/** By itself this client speaks HTTP/2 only, which neither every gateway nor the local twin does. */
const handler = (httpsAgent?: Agent) =>
  new NodeHttpHandler({ connectionTimeout: 1_000, ...(httpsAgent ? { httpsAgent } : {}) });
/** Everything else is a refusal: a guardrail, a content filter, a tool that was not offered. */
const finished = ['end_turn', 'stop_sequence', 'max_tokens'];

const tokens = z.int().check(z.gte(0), z.lte(1_000_000));
const replySchema = z.object({
  stopReason: z.string(),
  output: z.object({
    message: z.object({ content: z.array(z.object({ text: z.optional(z.string()) })) }),
  }),
  usage: z.object({ inputTokens: tokens, outputTokens: tokens }),
});

interface GatewayNetwork {
  resolve?: Resolve;
  /** Connects to gateways; a test brings its own. */
  agent?: Agent;
}

/** Only servers of the public internet: an administrator types the address, so it may lead anywhere. */
const publicAgent = (resolve: Resolve): Agent => new Agent({ keepAlive: true, lookup: publicLookup(resolve) });

/** A gateway gets its own key and nothing of ours: no request to it is signed with the function's role. */
const gatewayClient = ({ address, key }: { address: string; key: string }, agent: Agent): BedrockRuntimeClient => {
  const { protocol, hostname } = new URL(address);
  // A plain address is never looked up, and a service on the internet has a name.
  if (protocol !== 'https:' || /^[\d.]+$|:/.test(hostname)) throw new NotPublicError('not a public name');
  return new BedrockRuntimeClient({
    ...once,
    endpoint: address,
    // It signs nothing, so no region matters; the client wants one.
    region: 'none',
    token: { token: key },
    authSchemePreference: ['httpBearerAuth'],
    credentials: { accessKeyId: 'none', secretAccessKey: 'none' },
    requestHandler: handler(agent),
  });
};

const replyIn = (response: unknown): ModelReply => {
  const parsed = replySchema.safeParse(response);
  if (!parsed.success) throw new ModelError('unverified', 'malformed');
  const { stopReason, output, usage } = parsed.data;
  if (!finished.includes(stopReason)) throw new ModelError('refused', stopReason, { usage });
  return { ...usage, text: output.message.content.map(({ text = '' }) => text).join('') };
};

/** Bedrock in the function's own region, or a gateway that speaks the same API. */
export const converse = ({ resolve = systemResolve, agent = publicAgent(resolve) }: GatewayNetwork = {}): Converse => {
  let bedrock: BedrockRuntimeClient | undefined;
  let gateway: { of: string; client: BedrockRuntimeClient } | undefined;
  const clientOf = (place: ModelPlace): BedrockRuntimeClient => {
    if (place.kind === 'bedrock') {
      bedrock ??= new BedrockRuntimeClient({ ...once, requestHandler: handler() });
      return bedrock;
    }
    const of = `${place.address} ${place.key}`;
    if (gateway?.of !== of) gateway = { of, client: gatewayClient(place, agent) };
    return gateway.client;
  };
  return async (place, modelId, { system, user }, signal) => {
    const command = new ConverseCommand({
      modelId,
      system: [{ text: system }],
      messages: [{ role: 'user', content: [{ text: user }] }],
      inferenceConfig: { maxTokens: mostOutputTokens, temperature },
    });
    return replyIn(await clientOf(place).send(command, { abortSignal: signal }));
  };
};
