import { Duration } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

/** Alarms and who hears them. */
export class Observability extends Construct {
  readonly #topic: Topic;

  /** Those who are told of alarms. */
  get topic(): ITopic {
    return this.#topic;
  }

  constructor(scope: Construct, id: string, { alarmEmail }: { alarmEmail: string | undefined }) {
    super(scope, id);
    this.#topic = new Topic(this, 'Alarms', { enforceSSL: true });
    if (alarmEmail) this.#topic.addSubscription(new EmailSubscription(alarmEmail));
  }

  /** @param harm one sentence that says who is hurt while it fails; it is the alarm's text. */
  watchFunction(name: string, target: IFunction, harm: string) {
    const period = Duration.minutes(5);
    this.#alarm(`${name}Errors`, target.metricErrors({ period }), `Errors: ${harm}`);
    this.#alarm(`${name}Throttles`, target.metricThrottles({ period }), `Throttled: ${harm}`);
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
