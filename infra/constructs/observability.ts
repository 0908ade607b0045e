import { Annotations, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Stage } from '../config.ts';
import { addAlarm, alarmPeriod as period } from './alarm.ts';

/** The topic that sends alarms to the operator, and the alarms of the whole; each function has one of its own. */
export class Observability extends Construct {
  readonly #topic: Topic;

  /** The topic for everyone who is notified of alarms. */
  get topic(): ITopic {
    return this.#topic;
  }

  constructor(scope: Construct, id: string, { stage: { name, alarmEmail } }: { stage: Stage }) {
    super(scope, id);
    this.#topic = new Topic(this, 'Alarms', { enforceSSL: true });
    this.#letAlarmsPublish();
    if (alarmEmail) this.#topic.addSubscription(new EmailSubscription(alarmEmail));
    else if (name !== 'local') {
      const sentence = `No alarm of stage "${name}" reaches anybody: set alarmEmail in cdk.json.`;
      Annotations.of(this).addWarningV2('pointe-shoes:alarm-email', sentence);
    }
    addAlarm(this, 'Throttles', {
      metric: LambdaFunction.metricAllThrottles({ period }),
      text: 'Throttled: visitors and users get errors. The account runs as many functions at once as it may; ask AWS for more.',
      topic: this.topic,
    });
  }

  /** A topic with its own policy loses the default policy, which lets the account's alarms publish. */
  #letAlarmsPublish() {
    const { account, stackName } = Stack.of(this);
    const own = Stack.of(this).formatArn({ service: 'cloudwatch', resource: `alarm:${stackName}-*` });
    this.#topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [this.#topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': account }, ArnLike: { 'aws:SourceArn': own } },
      }),
    );
  }

  /**
   * Functions answer failures with a 500 or 503 of our own, which Lambda does not count as errors: its metric sees only
   * functions that crash or run out of time.
   */
  watchApi(api: HttpApi) {
    addAlarm(this, 'ServerErrors', {
      metric: api.metricServerError({ period }),
      text: 'Server errors: visitors and users get errors instead of replies; the access log names the routes.',
      topic: this.topic,
    });
  }
}
