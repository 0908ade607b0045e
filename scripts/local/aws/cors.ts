import type { IncomingMessage } from 'node:http';
import type { ServiceResponse } from '../stand-in/service.ts';

/** Seconds for which a browser need not ask again; as AWS answers. */
const preflightAge = 172_800;

/** The headers that let a page of another origin read a reply. */
export const corsHeaders = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-expose-headers': 'x-amzn-requestid,x-amzn-errortype,x-amzn-errormessage,date',
  vary: 'origin',
});

/** The answer to a browser that asks whether it may call. */
export const preflightReply = ({ headers }: IncomingMessage): ServiceResponse => ({
  status: 204,
  headers: {
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
    'access-control-max-age': preflightAge,
  },
  body: '',
});
