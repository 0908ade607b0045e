import { randomUUID } from 'node:crypto';
import vm from 'node:vm';
import * as z from 'zod';
import { requireCloudFrontJs } from '#infra/edge/cloudfront-js.ts';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Resource } from '../template/stack.ts';
import { type EdgeRequest, type EdgeResponse, edgeRequestSchema, edgeResponseSchema } from './edge-event.ts';

const functionSchema = z.strictObject({
  Name: z.string(),
  AutoPublish: z.literal(true),
  FunctionCode: z.string(),
  FunctionConfig: z.strictObject({ Runtime: z.literal('cloudfront-js-2.0'), Comment: irrelevant }),
  Tags: irrelevant,
});

interface EdgeInput {
  eventType: 'viewer-request' | 'viewer-response';
  viewerAddress: string;
  request: EdgeRequest;
  response?: EdgeResponse;
}
/** Runs the function; it gives back a request to go on with, or a response. */
export type EdgeFunction = (input: EdgeInput) => Promise<{ request: EdgeRequest } | { response: EdgeResponse }>;

/** Loads the code of a CloudFront function into a sandbox of its own, without modules, timers or network. */
export const createEdgeFunction = (resource: Resource, log: (line: string) => void): EdgeFunction => {
  const { Name, FunctionCode } = readProperties(resource, functionSchema);
  requireCloudFrontJs(Name, FunctionCode);
  const sandbox = vm.createContext({ console: { log: (...parts: unknown[]) => log(`${Name}: ${parts.join(' ')}`) } });
  // CloudFront always runs in strict mode.
  const script = new vm.Script(`'use strict';${FunctionCode}\n;handler`, { filename: Name });
  const handler: unknown = script.runInContext(sandbox);
  if (typeof handler !== 'function') throw new Error(`${Name} has no function named handler`);

  return async ({ eventType, viewerAddress, request, response }) => {
    const result: unknown = await handler({
      version: '1.0',
      context: {
        distributionDomainName: 'localhost',
        distributionId: 'LOCAL',
        eventType,
        requestId: randomUUID(),
      },
      viewer: { ip: viewerAddress },
      request,
      ...(response === undefined ? {} : { response }),
    });
    if (typeof result === 'object' && result !== null && 'statusCode' in result) {
      return { response: edgeResponseSchema.parse(result) };
    }
    return { request: edgeRequestSchema.parse(result) };
  };
};
