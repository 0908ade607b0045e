import {
  ConflictException,
  CreateScheduleCommand,
  CreateScheduleGroupCommand,
  DeleteScheduleCommand,
  ResourceNotFoundException,
  UpdateScheduleCommand,
  ValidationException,
} from '@aws-sdk/client-scheduler';
import { describe, expect, it } from 'vitest';
import { definition, functionArn, roleWith, scheduleArn, startScheduling, targetRole } from './support.ts';

const group = { Group: { Type: 'AWS::Scheduler::ScheduleGroup', Properties: { Name: 'campaigns' } } };
const future = 'at(2099-01-02T03:04:05)';

describe('EventBridge Scheduler', () => {
  it('makes, shows, replaces and deletes a schedule', async () => {
    const { scheduler, create, schedules } = await startScheduling();
    const created = await create('send-1', 'rate(2 days)', {
      ScheduleExpressionTimezone: 'Asia/Jerusalem',
      StartDate: new Date('2097-01-01T00:00:00Z'),
      EndDate: new Date('2098-01-01T00:00:00Z'),
      Description: 'first',
      Target: { Input: '{"id":1}', RetryPolicy: { MaximumRetryAttempts: 3 } },
    });
    expect(created.ScheduleArn).toBe(scheduleArn('send-1'));
    const shown = { name: 'send-1', group: 'default', target: functionArn, last: null, owed: [] };
    expect(await schedules()).toEqual([
      {
        ...shown,
        expression: 'rate(2 days)',
        timezone: 'Asia/Jerusalem',
        state: 'ENABLED',
        next: '2097-01-01T00:00:00.000Z',
      },
    ]);
    await scheduler.send(new UpdateScheduleCommand({ Name: 'send-1', ...definition(future), State: 'DISABLED' }));
    // Parts that the new call leaves out are as in a new schedule.
    expect(await schedules()).toMatchObject([{ ...shown, expression: future, timezone: 'UTC', state: 'DISABLED' }]);
    await scheduler.send(new DeleteScheduleCommand({ Name: 'send-1' }));
    expect(await schedules()).toEqual([]);
  });

  it('takes a name once in a group, but the same call twice', async () => {
    const { create } = await startScheduling({ resources: group });
    await create('send', future, { ClientToken: 'one' });
    await create('send', future, { ClientToken: 'one' });
    await expect(create('send', future, { ClientToken: 'two' })).rejects.toThrow(ConflictException);
    await create('send', future, { GroupName: 'campaigns' });
  });

  it('says what is not there', async () => {
    const { scheduler, create } = await startScheduling();
    const update = new UpdateScheduleCommand({ Name: 'none', ...definition(future) });
    await expect(scheduler.send(update)).rejects.toThrow('Schedule none does not exist.');
    await expect(scheduler.send(new DeleteScheduleCommand({ Name: 'none' }))).rejects.toThrow(
      ResourceNotFoundException,
    );
    await expect(create('a', future, { GroupName: 'none' })).rejects.toThrow('Schedule group none does not exist.');
  });

  it.each([
    ['an expression', { ScheduleExpression: 'at(tomorrow)' }],
    ['a time that has passed', { ScheduleExpression: 'at(2020-01-01T00:00:00)' }],
    ['a time zone', { ScheduleExpressionTimezone: 'Mars/Olympus' }],
    ['a window', { FlexibleTimeWindow: { Mode: 'FLEXIBLE' as const } }],
    ['a name', { Name: 'with space' }],
    ['an input', { Target: { ...definition('').Target, Input: 'text' } }],
    ['a role', { Target: { ...definition('').Target, RoleArn: 'arn:aws:iam::000000000000:role/None' } }],
    ['a target', { Target: { ...definition('').Target, Arn: 'arn:aws:sqs:eu-central-1:000000000000:queue' } }],
    ['a policy', { Target: { ...definition('').Target, DeadLetterConfig: { Arn: 'arn:aws:sqs:a:1:queue' } } }],
  ])('refuses %s that it cannot take', async (_, input) => {
    const { scheduler, schedules } = await startScheduling();
    const create = new CreateScheduleCommand({ Name: 'a', ...definition(future), ...input });
    await expect(scheduler.send(create)).rejects.toThrow(ValidationException);
    expect(await schedules()).toEqual([]);
  });

  it('names a call that it does not know', async () => {
    const { twin, scheduler } = await startScheduling();
    await expect(scheduler.send(new CreateScheduleGroupCommand({ Name: 'g' }))).rejects.toThrow('does not know');
    expect(twin.problems).toEqual([expect.stringContaining('POST /schedule-groups/g')]);
  });
});

describe('a function that makes schedules', () => {
  const allow = (Action: string, Resource: string, more = {}) => ({ Effect: 'Allow', Action, Resource, ...more });
  const passing = allow('iam:PassRole', targetRole, {
    Condition: { StringEquals: { 'iam:PassedToService': 'scheduler.amazonaws.com' } },
  });
  const command = new CreateScheduleCommand({ Name: 'send-1', ...definition(future) });

  it('needs permission for the schedule and to pass the role on', async () => {
    const creating = allow('scheduler:CreateSchedule', scheduleArn('send-*'));
    const { twin, asFunction } = await startScheduling({ statements: [creating, passing] });
    const scheduler = await asFunction();
    await scheduler.send(command);
    const other = new CreateScheduleCommand({ Name: 'other', ...definition(future) });
    await expect(scheduler.send(other)).rejects.toMatchObject({ name: 'AccessDeniedException' });
    const remove = new DeleteScheduleCommand({ Name: 'send-1' });
    await expect(scheduler.send(remove)).rejects.toThrow('scheduler:DeleteSchedule');
    expect(twin.denied().map(({ resource }) => resource)).toEqual([scheduleArn('other'), scheduleArn('send-1')]);
  });

  it('may not pass a role on that it was not given', async () => {
    const { twin, asFunction } = await startScheduling({ statements: [allow('scheduler:*', '*')] });
    await expect((await asFunction()).send(command)).rejects.toMatchObject({ name: 'AccessDeniedException' });
    expect(twin.denied()).toMatchObject([{ action: 'iam:PassRole', resource: targetRole }]);
  });

  it.each([
    ['of another service', { Principal: { Service: 'events.amazonaws.com' } }],
    ['for another group', { Condition: { StringEquals: { 'aws:SourceArn': 'arn:aws:scheduler:::other' } } }],
  ])('may not pass a role on that trusts schedules %s', async (_, more) => {
    const trust = {
      Effect: 'Allow',
      Action: 'sts:AssumeRole',
      Principal: { Service: 'scheduler.amazonaws.com' },
      ...more,
    };
    const { create } = await startScheduling({ resources: roleWith([], trust) });
    await expect(create('a', future)).rejects.toThrow('must allow AWS EventBridge Scheduler to assume the role');
  });
});
