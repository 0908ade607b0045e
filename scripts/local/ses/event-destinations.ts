import * as z from 'zod';
import { arn } from '../template/environment.ts';
import { irrelevant, readProperties } from '../template/properties.ts';
import type { Stack } from '../template/stack.ts';

/** The events of a mail, as templates name them, and the name of an event of each. */
export const eventKinds = {
  SEND: { detailType: 'Email Sent', eventType: 'Send' },
  REJECT: { detailType: 'Email Rejected', eventType: 'Reject' },
  BOUNCE: { detailType: 'Email Bounced', eventType: 'Bounce' },
  COMPLAINT: { detailType: 'Email Complaint Received', eventType: 'Complaint' },
  DELIVERY: { detailType: 'Email Delivered', eventType: 'Delivery' },
  OPEN: { detailType: 'Email Opened', eventType: 'Open' },
  CLICK: { detailType: 'Email Clicked', eventType: 'Click' },
  RENDERING_FAILURE: { detailType: 'Email Rendering Failed', eventType: 'Rendering Failure' },
  DELIVERY_DELAY: { detailType: 'Email Delivery Delayed', eventType: 'DeliveryDelay' },
  SUBSCRIPTION: { detailType: 'Email Subscribed', eventType: 'Subscription' },
} as const;
export type EventKind = keyof typeof eventKinds;
const kinds = Object.keys(eventKinds) as EventKind[];

/** Of a configuration set, as AWS has it. */
const mostDestinations = 10;

const destinationSchema = z.strictObject({
  ConfigurationSetName: z.string(),
  EventDestination: z.strictObject({
    Name: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .optional(),
    Enabled: z.boolean().default(false),
    // Templates may write the older names, such as `renderingFailure`.
    MatchingEventTypes: z
      .array(z.string().transform((name) => name.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()))
      .min(1)
      .pipe(z.array(z.enum(kinds))),
    EventBridgeDestination: z.strictObject({ EventBusArn: z.string() }).optional(),
    // Metrics and topics: on a laptop no one reads them.
    CloudWatchDestination: irrelevant,
    SnsDestination: irrelevant,
    KinesisFirehoseDestination: irrelevant,
  }),
});

const defaultBus = () => arn('events', 'event-bus/default');

/**
 * Which events of a configuration set's mails go to the event bus, by the set's name. Anything that AWS refuses of an
 * event destination is an error.
 */
export const readEventDestinations = (stack: Stack): Map<string, Set<EventKind>> => {
  const published = new Map<string, Set<EventKind>>();
  const counts = new Map<string, number>();
  for (const resource of stack.ofType('AWS::SES::ConfigurationSetEventDestination')) {
    const { ConfigurationSetName: name, EventDestination } = readProperties(resource, destinationSchema);
    const { Enabled, MatchingEventTypes, EventBridgeDestination, Name: _, ...others } = EventDestination;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const refuse = (why: string) => new Error(`AWS refuses ${resource.logicalId}: ${why}`);
    if (count > mostDestinations) throw refuse(`${name} has more than ${mostDestinations} event destinations`);
    const given = [EventBridgeDestination, ...Object.values(others)].filter((each) => each !== undefined);
    if (given.length !== 1) throw refuse('an event destination has one destination');
    if (EventBridgeDestination === undefined) continue;
    if (EventBridgeDestination.EventBusArn !== defaultBus()) throw refuse('SES writes to the default event bus only');
    if (!Enabled) continue;
    published.set(name, new Set([...(published.get(name) ?? []), ...MatchingEventTypes]));
  }
  return published;
};
