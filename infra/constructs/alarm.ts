import { ArnFormat, Duration, Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, type Role } from 'aws-cdk-lib/aws-iam';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { acknowledgeWildcard } from './finding.ts';

/** The time over which an alarm's metric is taken. */
export const alarmPeriod = Duration.minutes(5);

interface AlarmProps {
  metric: IMetric;
  /** Says which call fails, and who is affected. */
  text: string;
  topic: ITopic;
  /** The value within a period that raises the alarm. Default 1. */
  threshold?: number | undefined;
}

/** Notifies the topic as soon as the metric reaches the threshold. */
export const addAlarm = (scope: Construct, id: string, { metric, text, topic, threshold = 1 }: AlarmProps): void => {
  const alarm = new Alarm(scope, id, {
    metric,
    alarmDescription: text,
    threshold,
    evaluationPeriods: 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(new SnsAction(topic));
};

/**
 * Allows reading alarms and their states. IAM holds a call that asks by a prefix, or for all that are raised, against
 * every alarm of the account and region: a narrower resource refuses it.
 */
export const grantReadAlarms = (role: Role): void => {
  const { COLON_RESOURCE_NAME: arnFormat } = ArnFormat;
  const alarms = { service: 'cloudwatch', resource: 'alarm', resourceName: '*', arnFormat };
  role.addToPolicy(
    new PolicyStatement({ actions: ['cloudwatch:DescribeAlarms'], resources: [Stack.of(role).formatArn(alarms)] }),
  );
  acknowledgeWildcard(role, alarms, 'AWS allows lists of alarms for all alarms of the account and region or for none.');
};
