import { Annotations, Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type IFunction, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Stage } from '../config.ts';

const period = Duration.minutes(5);

/** Alarms and the topic that sends them to the operator. */
export class Observability extends Construct {
  readonly #topic: Topic;

  /** The topic for everybody who is told of alarms. */
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
    const harm = 'visitors and users get errors instead of replies; the access log names the routes.';
    this.#alarm('ServerErrors', api.metricServerError({ period }), `Server errors: ${harm}`);
  }

  /**
   * @param harm one sentence that says who is affected while it fails; it becomes the alarm's text.
   * @param threshold the errors within a period that raise the alarm.
   */
  watchFunction(name: string, target: IFunction, harm: string, threshold?: number) {
    this.#alarm(`${name}Errors`, target.metricErrors({ period }), `Errors: ${harm}`, threshold);
  }

  #alarm(id: string, metric: IMetric, alarmDescription: string, threshold = 1) {
    const alarm = new Alarm(this, id, {
      metric,
      alarmDescription,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.#topic));
  }
}
