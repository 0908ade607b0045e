import {
  BedrockRuntimeClient,
  type BedrockRuntimeClientConfig,
  ConverseCommand,
  type ConverseCommandInput,
} from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import type { AskModel } from '../local/bedrock/bedrock.ts';

/** The spending, as Bedrock counts it. */
export interface Spent {
  calls: number;
  failed: number;
  inputTokens: number;
  outputTokens: number;
}

/**
 * Bedrock itself, with the operator's own credentials and region as the AWS CLI finds them. `AWS_ENDPOINT_URL_BEDROCK_RUNTIME` leads
 * elsewhere, as it does for every SDK.
 */
export const askBedrock = (config: BedrockRuntimeClientConfig = {}): { ask: AskModel; spent: Spent } => {
  // A call that was given up is counted by the product; a repeated one would be paid for twice.
  const client = new BedrockRuntimeClient({ maxAttempts: 1, requestHandler: new NodeHttpHandler(), ...config });
  const spent: Spent = { calls: 0, failed: 0, inputTokens: 0, outputTokens: 0 };
  const ask: AskModel = async (modelId, input) => {
    spent.calls += 1;
    try {
      const { output, stopReason, usage, metrics } = await client.send(
        // The product wrote it for the same API.
        new ConverseCommand({ ...(input as Omit<ConverseCommandInput, 'modelId'>), modelId }),
      );
      spent.inputTokens += usage?.inputTokens ?? 0;
      spent.outputTokens += usage?.outputTokens ?? 0;
      return { output, stopReason, usage, metrics };
    } catch (error) {
      spent.failed += 1;
      throw error;
    }
  };
  return { ask, spent };
};
