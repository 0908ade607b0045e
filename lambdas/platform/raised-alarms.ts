import { CloudWatchClient, DescribeAlarmsCommand, type MetricAlarm, StateValue } from '@aws-sdk/client-cloudwatch';
import type { RaisedAlarm } from '#contracts/dashboard/endpoints.ts';
import { slowCalls } from './aws-client.ts';

const shown = ({ AlarmName = '', AlarmDescription = AlarmName, ...times }: MetricAlarm): RaisedAlarm => {
  // The time of an update also moves while the state stays.
  const since = times.StateTransitionedTimestamp ?? times.StateUpdatedTimestamp ?? new Date();
  return { text: AlarmDescription, since: since.toISOString() };
};

/** Asks CloudWatch for the alarms of a stack that are raised now. CloudFormation begins their names with the stack's. */
export const raisedAlarms =
  (stackName: string, client = new CloudWatchClient(slowCalls)) =>
  async (): Promise<RaisedAlarm[]> => {
    const raised: RaisedAlarm[] = [];
    let NextToken: string | undefined;
    do {
      const input = { AlarmNamePrefix: `${stackName}-`, StateValue: StateValue.ALARM, MaxRecords: 100, NextToken };
      const page = await client.send(new DescribeAlarmsCommand(input));
      raised.push(...(page.MetricAlarms ?? []).map(shown));
      ({ NextToken } = page);
    } while (NextToken);
    return raised;
  };
