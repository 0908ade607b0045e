import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { choiceCookie } from '#contracts/relay/visitor-choice.ts';

type VisitorRequest = Pick<APIGatewayProxyEventV2, 'headers' | 'cookies'>;

/**
 * Whether the visitor wants nothing to be sent to others: by Global Privacy Control, by Do Not Track, or by what they have
 * said on the page on privacy. The page asks for none of it then; a script that was loaded before still may.
 */
export const wantsNothingSent = ({ headers, cookies = [] }: VisitorRequest): boolean =>
  headers['sec-gpc'] === '1' || headers.dnt === '1' || cookies.includes(`${choiceCookie}=no`);
