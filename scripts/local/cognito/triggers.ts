import * as z from 'zod';
import { isThrottled } from '../functions/concurrency.ts';
import type { Outcome } from '../functions/sandbox.ts';
import { environment } from '../template/environment.ts';
import type { Attributes } from './attributes.ts';
import { invalidLambdaResponse, unexpectedLambda, userLambdaValidation } from './errors.ts';
import type { PoolProperties } from './pool-properties.ts';

export type TriggerName = keyof PoolProperties['LambdaConfig'];
/** Invokes a function of the stack; undefined when there is no such function. */
export type Invoke = (functionArn: string, event: unknown, label: string) => Promise<Outcome> | undefined;

/** Cognito's limit. It tries three times; the twin once. */
const limitMilliseconds = 5_000;

export interface TriggerCall {
  trigger: TriggerName;
  /** `PreSignUp_SignUp` and the like. */
  source: string;
  userName: string;
  /** Undefined for an administrator's call. */
  clientId: string | undefined;
  userAttributes: Attributes;
  clientMetadata: Attributes | undefined;
  /** Members of `request` that only this trigger has. */
  more?: object;
  /** The event's `response` as the function finds it. */
  response: object;
}

const eventSchema = z.looseObject({ response: z.looseObject({}) });

const withinLimit = async (trigger: string, outcome: Promise<Outcome>, limit: number): Promise<Outcome> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const late = `${trigger} invocation failed due to error Socket timeout while invoking Lambda function.`;
  const timer = setTimeout(() => reject(unexpectedLambda(late)), limit);
  try {
    return await Promise.race([outcome, promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** Which function, and in which form it gets its events. */
const targetOf = (declared: PoolProperties['LambdaConfig'][TriggerName]) =>
  typeof declared === 'object'
    ? { functionArn: declared.LambdaArn, version: '2' }
    : { functionArn: declared, version: '1' };

/**
 * Runs a pool's Lambda triggers. The result is the event's `response`, or undefined when the pool has no such trigger.
 * `patience`: how many times longer than at Cognito a trigger may take.
 */
export const createTriggers = (
  userPoolId: string,
  config: PoolProperties['LambdaConfig'],
  invoke: Invoke,
  patience = 1,
) => {
  return async (call: TriggerCall): Promise<Record<string, unknown> | undefined> => {
    const { source, clientMetadata } = call;
    const trigger = call.trigger.replace(/Config$/, '');
    const { functionArn, version } = targetOf(config[call.trigger]);
    if (functionArn === undefined) return undefined;
    const event = {
      version,
      region: environment.region,
      userPoolId,
      userName: call.userName,
      callerContext: {
        awsSdkVersion: 'aws-sdk-unknown-unknown',
        clientId: call.clientId ?? 'CLIENT_ID_NOT_APPLICABLE',
      },
      triggerSource: source,
      request: { userAttributes: call.userAttributes, ...call.more, ...(clientMetadata ? { clientMetadata } : {}) },
      response: call.response,
    };
    const invocation = invoke(functionArn, event, source);
    if (invocation === undefined) throw unexpectedLambda(`${trigger} invocation failed: there is no ${functionArn}`);
    const outcome = await withinLimit(trigger, invocation, limitMilliseconds * patience);
    if (isThrottled(outcome))
      throw unexpectedLambda(`${trigger} invocation failed due to error TooManyRequestsException.`);
    if ('error' in outcome) throw userLambdaValidation(`${trigger} failed with error ${outcome.error.errorMessage}.`);
    const returned = eventSchema.safeParse(JSON.parse(outcome.payload));
    if (!returned.success) throw invalidLambdaResponse('Unrecognizable lambda output');
    return returned.data.response;
  };
};
export type RunTrigger = ReturnType<typeof createTriggers>;
