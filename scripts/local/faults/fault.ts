import * as z from 'zod';
import { faultyServices, serviceNames } from './services.ts';

const day = 86_400_000;

const common = {
  service: z.enum(serviceNames),
  /** The call of the service's API, such as `Query`; all of them without it. */
  call: z.string().optional(),
  /** Whose calls: a function, or `browser`, `CloudFront` or `Cognito`; everybody's without it. */
  caller: z.string().optional(),
  /** So many calls pass before the fault begins. */
  skip: z.int().min(0).default(0),
  /** The share of the calls that fail, evenly spread: with 0.5, every second one. */
  share: z.number().gt(0).max(1).default(1),
  /** The fault ends after this many failures. */
  count: z.int().min(1).optional(),
  /** The fault ends at this time of the twin's clock. */
  until: z.iso.datetime({ offset: true }).optional(),
};

/** A fault of calls to a service. */
export const faultSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('throttle'), ...common }),
    z.strictObject({ kind: z.literal('error'), status: z.literal([500, 503]).default(500), ...common }),
    /** Of Bedrock: the account has not subscribed to the models of others that are sold on AWS Marketplace. */
    z.strictObject({ kind: z.literal('notSubscribed'), ...common }),
    z.strictObject({ kind: z.literal('delay'), milliseconds: z.int().min(1).max(day), ...common }),
    /** The connection is cut before the call is performed. */
    z.strictObject({ kind: z.literal('cut'), ...common }),
    /** The call is performed, then the connection is cut: the caller cannot know. */
    z.strictObject({ kind: z.literal('loseReply'), ...common }),
    /** The function that calls is killed, before the call is performed or when it is: with all else that it was doing. */
    z.strictObject({ kind: z.literal('kill'), when: z.enum(['before', 'after']).default('before'), ...common }),
  ])
  .superRefine(({ service, kind, call }, context) => {
    if (kind === 'notSubscribed' && service !== 'bedrock') {
      context.addIssue({ code: 'custom', path: ['kind'], message: 'notSubscribed is a fault of bedrock' });
    }
    const calls: readonly string[] = faultyServices[service].calls;
    if (call === undefined || calls.includes(call)) return;
    context.addIssue({ code: 'custom', path: ['call'], message: `${service} has ${calls.join(', ')}` });
  });
export type FaultInput = z.output<typeof faultSchema>;

/** A fault in effect. */
export type Fault = FaultInput & {
  id: number;
  /** How many calls were checked against it, and how many failed because of it. */
  met: number;
  struck: number;
};
