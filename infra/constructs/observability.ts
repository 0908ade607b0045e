import { Annotations, Duration, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type IFunction, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Stage } from '../config.ts';

const period = Duration.minutes(5);

/** Alarms and who hears them. */
export class Observability extends Construct {
  readonly #topic: Topic;

  /** Those who are told of alarms. */
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
    this.#alarm(
      'Throttles',
      LambdaFunction.metricAllThrottles({ period }),
      'Throttled: visitors and users get errors. The account runs as many functions at once as it may; ask AWS for more.',
    );
  }

  /** A topic with a policy of its own loses the default one, by which the account's alarms may publish. */
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

  /** @param harm one sentence that says who is hurt while it fails; it is the alarm's text. */
  watchFunction(name: string, target: IFunction, harm: string) {
    this.#alarm(`${name}Errors`, target.metricErrors({ period }), `Errors: ${harm}`);
  }

  #alarm(id: string, metric: IMetric, alarmDescription: string) {
    const alarm = new Alarm(this, id, {
      metric,
      alarmDescription,
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.#topic));
  }
}
