import * as z from 'zod';
import { AwsError } from '../runtime/aws-errors.ts';
import { environment } from '../template/environment.ts';
import type { Input } from './dynalite.ts';

const refusalSchema = z.looseObject({ __type: z.string().default('UnknownError') });

/** Calls another DynamoDB-compatible server as the SDK does. Servers for a laptop do not check the signature. */
export const callRemote = async (address: string, operation: string, input: Input): Promise<Input> => {
  const date = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const scope = `LOCAL/${date.slice(0, 8)}/${environment.region}/dynamodb/aws4_request`;
  const unreachable = (): never => {
    throw new AwsError('InternalServerError', `No DynamoDB-compatible server answers at ${address}`, { status: 500 });
  };
  const reply = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${operation}`,
      'x-amz-date': date,
      authorization: `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=host;x-amz-date, Signature=${'0'.repeat(64)}`,
    },
    body: JSON.stringify(input),
  }).catch(unreachable);
  const body: unknown = await reply.json().catch(unreachable);
  if (reply.ok) return body as Input;
  const { __type, message, Message, ...members } = refusalSchema.parse(body);
  const type = __type.split('#').at(-1) ?? __type;
  const words = type === 'UnknownOperationException' ? `The server at ${address} does not know ${operation}` : type;
  throw new AwsError(type, String(message ?? Message ?? words), { status: reply.status, members });
};
