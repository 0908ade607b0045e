import * as z from 'zod';
import { jsonService } from '../aws/json-service.ts';
import type { Authorizer, Caller } from '../iam/authorizer.ts';
import { AwsError, validationError } from '../runtime/aws-errors.ts';
import type { StandIn } from '../stand-in/stand-in.ts';
import { arn } from '../template/environment.ts';
import type { Stack } from '../template/stack.ts';
import { type AlarmTerms, readAlarms } from './alarm-properties.ts';
import { type AlarmState, alarmState } from './alarm-state.ts';

const pageLimit = 100;
const name = z.string().min(1).max(255);
const describeInput = z
  .strictObject({
    AlarmNames: z.array(name).max(pageLimit).optional(),
    AlarmNamePrefix: name.optional(),
    StateValue: z.enum(['OK', 'ALARM', 'INSUFFICIENT_DATA']).optional(),
    ActionPrefix: z.string().min(1).max(1_024).optional(),
    MaxRecords: z.int().min(1).max(pageLimit).default(50),
    NextToken: z.string().optional(),
  })
  .refine(({ AlarmNames, AlarmNamePrefix }) => AlarmNames === undefined || AlarmNamePrefix === undefined, {
    error: 'AlarmNames and AlarmNamePrefix cannot be specified together',
  });
type DescribeInput = z.output<typeof describeInput>;

const read = (input: unknown): DescribeInput => {
  const parsed = describeInput.safeParse(input);
  if (!parsed.success) throw validationError(z.prettifyError(parsed.error));
  return parsed.data;
};

const isAsked = ({ name, AlarmActions }: AlarmTerms, { AlarmNames, AlarmNamePrefix, ActionPrefix }: DescribeInput) =>
  (AlarmNames?.includes(name) ?? true) &&
  name.startsWith(AlarmNamePrefix ?? '') &&
  (ActionPrefix === undefined || AlarmActions.some((action) => action.startsWith(ActionPrefix)));

interface CloudWatchServices {
  authorizer: Authorizer;
  /** When a function has failed, in milliseconds and in order. */
  errorsOf(functionName: string): readonly number[];
  now(): number;
}

/** CloudWatch, as far as it reports the states of alarms. It collects no metric but the errors of functions. */
export const createCloudWatch = (stack: Stack, { authorizer, errorsOf, now }: CloudWatchServices): StandIn => {
  const alarms = readAlarms(stack);
  const opened = now();
  const shown = ({ name, arn, errorsOf: _, ...terms }: AlarmTerms, { value, since }: AlarmState) => {
    const seconds = (since || opened) / 1_000;
    return {
      AlarmName: name,
      AlarmArn: arn,
      ...terms,
      ActionsEnabled: true,
      OKActions: [],
      InsufficientDataActions: [],
      StateValue: value,
      StateUpdatedTimestamp: seconds,
      StateTransitionedTimestamp: seconds,
    };
  };

  const describeAlarms = (input: unknown, caller: Caller): object => {
    // IAM holds a list against all alarms of the account, also where a prefix narrows it.
    authorizer.require(caller, [{ action: 'cloudwatch:DescribeAlarms', resource: arn('cloudwatch', 'alarm:*') }]);
    const asked = read(input);
    const { MaxRecords, NextToken, StateValue } = asked;
    if (NextToken !== undefined && !alarms.some((alarm) => alarm.name === NextToken)) {
      throw new AwsError('InvalidNextToken', 'The next token specified is invalid.');
    }
    const found = alarms
      .filter((alarm) => isAsked(alarm, asked) && alarm.name > (NextToken ?? ''))
      .map((alarm) => ({ alarm, state: alarmState(alarm, errorsOf(alarm.errorsOf ?? ''), now()) }))
      .filter(({ state }) => StateValue === undefined || state.value === StateValue);
    const page = found.slice(0, MaxRecords);
    return {
      MetricAlarms: page.map(({ alarm, state }) => shown(alarm, state)),
      CompositeAlarms: [],
      ...(found.length > page.length && { NextToken: page.at(-1)?.alarm.name }),
    };
  };

  const perform = async (operation: string, input: unknown, caller: Caller): Promise<object> => {
    if (operation === 'DescribeAlarms') return describeAlarms(input, caller);
    throw new AwsError('UnknownOperationException', `The local twin does not know CloudWatch's ${operation}`);
  };
  return { services: { monitoring: jsonService((operation, input, { caller }) => perform(operation, input, caller)) } };
};
