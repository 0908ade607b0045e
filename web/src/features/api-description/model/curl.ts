import type { ApiDocument } from '#contracts/api-description/endpoints.ts';
import { bodySchema, type Call, resolve } from './calls.ts';
import { exampleOf } from './example.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The call as a command of a terminal. Token, keys and what the path names are variables of the shell. */
export const curlOf = (document: ApiDocument, call: Call, origin: string): string => {
  const names = call.parameters.map((part) => resolve(document, part)?.name);
  const body = bodySchema(call.requestBody);
  const variable = (_: string, name: string) => `$${name.toUpperCase()}`;
  return [
    `curl${call.method === 'GET' ? '' : ` -X ${call.method}`} "${origin}${call.path.replaceAll(/\{(\w+)\}/g, variable)}"`,
    ...(call['x-access'] === 'public' ? [] : ['-H "authorization: Bearer $TOKEN"']),
    ...(names.includes('Idempotency-Key') ? ['-H "idempotency-key: $(uuidgen)"'] : []),
    ...(names.includes('x-confirmation') ? ['-H "x-confirmation: $CONFIRMATION"'] : []),
    ...(body
      ? ['-H "content-type: application/json"', `-d ${quoted(JSON.stringify(exampleOf(document, body), undefined, 2))}`]
      : []),
  ].join(' \\\n  ');
};
