import * as z from 'zod';
import { AwsError } from '../runtime/aws-errors.ts';
import type { Service, ServiceRequest } from '../stand-in/service.ts';

const inputSchema = z.record(z.string(), z.unknown());
const contentType = { 'content-type': 'application/x-amz-json-1.0' };

/** dynalite throws errors that carry the whole reply. */
const isPrepared = (error: unknown): error is { statusCode: number; body: unknown } =>
  error instanceof Error && 'statusCode' in error && 'body' in error;

/** The AWS JSON protocol: the operation is in `X-Amz-Target`, input and output are JSON. */
export const jsonService =
  (
    perform: (operation: string, input: Record<string, unknown>, request: ServiceRequest) => Promise<unknown>,
  ): Service =>
  async (request) => {
    const target = String(request.headers['x-amz-target'] ?? '');
    const operation = target.split('.').at(-1) ?? '';
    try {
      const input = inputSchema.parse(JSON.parse(request.body.toString() || '{}'));
      const output = await perform(operation, input, request);
      return { status: 200, headers: contentType, body: JSON.stringify(output) };
    } catch (error) {
      if (isPrepared(error))
        return { status: error.statusCode, headers: contentType, body: JSON.stringify(error.body) };
      if (!(error instanceof AwsError)) throw error;
      const body = JSON.stringify({ __type: error.type, message: error.message, ...error.members });
      const unknown = error.type === 'UnknownOperationException' ? { problem: error.message } : {};
      return { status: error.status, headers: contentType, body, ...unknown };
    }
  };
