import type { IncomingMessage } from 'node:http';
import type { Caller } from '../iam/authorizer.ts';
import { AwsError } from '../runtime/aws-errors.ts';
import type { Origin } from '../runtime/http-message.ts';
import { headersOf, textResponse } from '../runtime/http-message.ts';
import type { ServiceResponse } from '../stand-in/service.ts';
import { calledModel, callName } from './call-name.ts';
import type { Faults } from './faults.ts';
import { refusalReply } from './refusal-reply.ts';

/** A call to the AWS endpoint; undefined if the connection is to be cut. */
export type PerformCall = (
  service: string,
  request: IncomingMessage,
  caller: Caller,
  perform: () => Promise<ServiceResponse>,
) => Promise<ServiceResponse | undefined>;

/** The operator's calls (seeds and tests) are never affected. `kill` ends the function of this name. */
export const callsWith =
  (faults: Faults | undefined, kill: (caller: string) => void): PerformCall =>
  async (service, request, caller, perform) => {
    const isSpared = faults === undefined || caller.principal === 'operator';
    const call = callName(service, request);
    const outgoing = { service, call, caller: caller.name, model: calledModel(request) };
    const strike = isSpared ? undefined : await faults.meet(outgoing);
    if (strike?.kind === 'refuse') return refusalReply(service, strike.refusal, request.url ?? '/');
    if (strike?.kind === 'cut') return undefined;
    const isKilled = strike?.kind === 'kill';
    const reply = isKilled && strike.when === 'before' ? undefined : await perform();
    if (isKilled) kill(caller.name);
    return strike === undefined ? reply : undefined;
  };

/** A bucket as CloudFront reads it, which uses no socket here. */
export const originWith =
  (faults: Faults, origin: Origin): Origin =>
  async (request) => {
    const strike = await faults.meet({ service: 's3', call: 'GetObject', caller: 'CloudFront' });
    if (strike === undefined) return origin(request);
    if (strike.kind !== 'refuse') return textResponse(502, 'text/html', '<!doctype html><title>ERROR</title>');
    const { status, headers, body } = refusalReply('s3', strike.refusal, request.path);
    return {
      status,
      headers: headersOf({ 'content-type': String(headers['content-type']) }),
      body: Buffer.from(body),
    };
  };

/** Mail from Cognito to SES, which uses no socket here either. */
export const mailWith =
  <Mail>(faults: Faults, send: (mail: Mail) => Promise<string>) =>
  async (mail: Mail): Promise<string> => {
    const strike = await faults.meet({ service: 'ses', call: 'SendEmail', caller: 'Cognito' });
    if (strike?.kind === 'refuse') {
      const { type, message, status } = strike.refusal;
      throw new AwsError(type, message, { status });
    }
    if (strike?.kind === 'cut') throw new Error('SES could not be reached');
    const id = await send(mail);
    if (strike !== undefined) throw new Error('SES did not answer');
    return id;
  };
