import {
  ConflictException,
  CreateScheduleCommand,
  CreateScheduleGroupCommand,
  DeleteScheduleCommand,
  GetScheduleCommand,
  ListSchedulesCommand,
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
    const { scheduler, create } = await startScheduling();
    const EndDate = new Date('2098-01-01T00:00:00Z');
    const created = await create('send-1', 'rate(2 days)', {
      ScheduleExpressionTimezone: 'Asia/Jerusalem',
      StartDate: new Date('2097-01-01T00:00:00Z'),
      EndDate,
      Description: 'first',
      Target: { Input: '{"id":1}', RetryPolicy: { MaximumRetryAttempts: 3 } },
    });
    expect(created.ScheduleArn).toBe(scheduleArn('send-1'));
    const get = () => scheduler.send(new GetScheduleCommand({ Name: 'send-1' }));
    expect(await get()).toMatchObject({
      Arn: scheduleArn('send-1'),
      Name: 'send-1',
      GroupName: 'default',
      ScheduleExpression: 'rate(2 days)',
      ScheduleExpressionTimezone: 'Asia/Jerusalem',
      EndDate,
      Description: 'first',
      State: 'ENABLED',
      ActionAfterCompletion: 'NONE',
      FlexibleTimeWindow: { Mode: 'OFF' },
      CreationDate: expect.any(Date),
      Target: {
        Arn: functionArn,
        RoleArn: targetRole,
        Input: '{"id":1}',
        RetryPolicy: { MaximumRetryAttempts: 3, MaximumEventAgeInSeconds: 86_400 },
      },
    });
    await scheduler.send(new UpdateScheduleCommand({ Name: 'send-1', ...definition(future), State: 'DISABLED' }));
    const updated = await get();
    expect(updated).toMatchObject({ ScheduleExpression: future, ScheduleExpressionTimezone: 'UTC', State: 'DISABLED' });
    expect(updated).not.toHaveProperty('Description');
    await scheduler.send(new DeleteScheduleCommand({ Name: 'send-1' }));
    await expect(get()).rejects.toThrow(ResourceNotFoundException);
  });

  it('lists by group, prefix and state, in pages', async () => {
    const { scheduler, create } = await startScheduling({ resources: group });
    for (const name of ['a-1', 'a-2', 'b-1']) await create(name, future);
    await create('a-3', future, { GroupName: 'campaigns', State: 'DISABLED' });
    const list = async (input: object) => {
      const { Schedules = [], NextToken } = await scheduler.send(new ListSchedulesCommand(input));
      return { names: Schedules.map(({ GroupName, Name }) => `${GroupName}/${Name}`), NextToken };
    };
    expect((await list({})).names).toEqual(['campaigns/a-3', 'default/a-1', 'default/a-2', 'default/b-1']);
    expect((await list({ GroupName: 'default', NamePrefix: 'a' })).names).toEqual(['default/a-1', 'default/a-2']);
    expect((await list({ State: 'DISABLED' })).names).toEqual(['campaigns/a-3']);
    const first = await list({ MaxResults: 3 });
    expect(first.names).toHaveLength(3);
    expect(await list({ MaxResults: 3, NextToken: first.NextToken })).toEqual({
      names: ['default/b-1'],
      NextToken: undefined,
    });
    const { Schedules } = await scheduler.send(new ListSchedulesCommand({ NamePrefix: 'b' }));
    expect(Schedules).toMatchObject([{ State: 'ENABLED', Target: { Arn: functionArn }, Arn: scheduleArn('b-1') }]);
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
    const { scheduler } = await startScheduling();
    const create = new CreateScheduleCommand({ Name: 'a', ...definition(future), ...input });
    await expect(scheduler.send(create)).rejects.toThrow(ValidationException);
    expect((await scheduler.send(new ListSchedulesCommand({}))).Schedules).toEqual([]);
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
    await expect(scheduler.send(new GetScheduleCommand({ Name: 'send-1' }))).rejects.toThrow('scheduler:GetSchedule');
    await expect(scheduler.send(new ListSchedulesCommand({}))).rejects.toThrow('scheduler:ListSchedules');
    expect(twin.denied().map(({ resource }) => resource)).toEqual([scheduleArn('other'), scheduleArn('send-1'), '*']);
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
