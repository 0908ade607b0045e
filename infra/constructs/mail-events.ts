import { type Duration, Stack } from 'aws-cdk-lib';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { type ConfigurationSet, type EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { NodeFunction } from './node-function.ts';
import { addConsumer, addQueueWithDeadLetters } from './queue-with-dead-letters.ts';

export interface MailEventsProps {
  configurationSet: ConfigurationSet;
  /** Whose mails they are: part of the queue's name. */
  name: string;
  events: EmailSendingEvent[];
  /** Who is affected, and how, while the outcomes of mails are not read. */
  harm: string;
  alarms: ITopic;
  /** The reader's own time-out. */
  timeout: Duration;
}

/**
 * The events of mails of a configuration set: SES sends them to the account's event bus, a rule puts them into a queue. SES
 * writes to the default bus only.
 */
export class MailEvents extends Construct {
  readonly #queue: IQueue;

  constructor(
    scope: Construct,
    id: string,
    { configurationSet, name, events, harm, alarms, timeout }: MailEventsProps,
  ) {
    super(scope, id);
    const { queue, deadLetters } = addQueueWithDeadLetters(this, {
      queueName: `${Stack.of(this).stackName}-${name}`,
      alarmText: `Dead letters of what became of mails: ${harm}`,
      alarms,
      timeout,
    });
    this.#queue = queue;
    const bus = EventBus.fromEventBusName(this, 'Bus', 'default');
    configurationSet.addEventDestination('Events', {
      destination: EventDestination.eventBus(bus),
      events,
    });
    new Rule(this, 'Rule', {
      // Other stages of the same account have rules of their own.
      eventPattern: {
        source: ['aws.ses'],
        detail: { mail: { tags: { 'ses:configuration-set': [configurationSet.configurationSetName] } } },
      },
      targets: [new SqsQueue(queue, { deadLetterQueue: deadLetters })],
    });
  }

  /** Hands the events to a function, in no particular order; of many that come at once, as many as they say. */
  feed(consumer: NodeFunction, many?: { batchSize: number; gatherSeconds: number }) {
    addConsumer(this, this.#queue, consumer, many);
  }
}
