import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { DeleteScheduleCommand, UpdateScheduleCommand } from '@aws-sdk/client-scheduler';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/assembly.ts';
import { ref } from '../support/resources.ts';
import { atIn, definition, functionArn, invoking, minute, roleWith, scheduleArn, startScheduling } from './support.ts';

const hour = 60 * minute;

describe('a schedule', () => {
  it('calls its function once when its time has come', async () => {
    const { twin, create, seen, schedules } = await startScheduling();
    const expression = atIn(twin, hour);
    await create('send', expression, { Target: { Input: '{"campaign":7}' } });
    expect(await schedules()).toMatchObject([
      { name: 'send', group: 'default', expression, next: expect.stringMatching(/Z$/), last: null },
    ]);
    await twin.clock.advance(hour - minute);
    expect(await seen()).toEqual([]);
    await twin.clock.advance(minute);
    expect(await seen()).toEqual([{ campaign: 7 }]);
    expect(twin.calls('Test-Worker').map(({ label }) => label)).toContain('schedule default/send');
    await twin.clock.advance(24 * hour);
    expect(await seen()).toHaveLength(1);
    expect(await schedules()).toMatchObject([{ next: null, owed: [], last: { attempts: 1 } }]);
  });

  it('is gone afterwards if it says so', async () => {
    const { twin, create, schedules } = await startScheduling();
    await create('gone', atIn(twin, hour), { ActionAfterCompletion: 'DELETE' });
    await create('kept', atIn(twin, hour));
    await twin.clock.advance(hour);
    expect(await schedules()).toMatchObject([{ name: 'kept' }]);
  });

  it('comes again and again between its dates; times that passed unseen count as one', async () => {
    const { twin, create, seen } = await startScheduling();
    const at = (milliseconds: number) => new Date(twin.clock.now() + milliseconds);
    await create('tick', 'rate(1 hour)', { StartDate: at(hour), EndDate: at(5.5 * hour) });
    await twin.clock.advance(59 * minute);
    expect(await seen()).toHaveLength(0);
    await twin.clock.advance(2 * minute);
    expect(await seen()).toHaveLength(1);
    await twin.clock.advance(hour);
    expect(await seen()).toHaveLength(2);
    await twin.clock.advance(2 * hour);
    expect(await seen()).toHaveLength(3);
    await twin.clock.advance(24 * hour);
    await twin.clock.advance(24 * hour);
    expect(await seen()).toHaveLength(4);
  });

  it('begins at once with a rate, by itself', async () => {
    const { create, seen } = await startScheduling();
    await create('tick', 'rate(1 hour)');
    await expect.poll(seen).toHaveLength(1);
  });

  it('does nothing while it is disabled, changed or deleted', async () => {
    const { twin, scheduler, create, seen } = await startScheduling();
    await create('disabled', atIn(twin, hour), { State: 'DISABLED' });
    await create('moved', atIn(twin, hour));
    await create('deleted', atIn(twin, hour));
    const later = definition(atIn(twin, 3 * hour), { Input: '"moved"' });
    await scheduler.send(new UpdateScheduleCommand({ Name: 'moved', ...later }));
    await scheduler.send(new DeleteScheduleCommand({ Name: 'deleted' }));
    await twin.clock.advance(2 * hour);
    expect(await seen()).toEqual([]);
    await twin.clock.advance(hour);
    expect(await seen()).toEqual(['moved']);
  });

  it('tells its function when and why, in its placeholders or in an event', async () => {
    const { twin, create, seen } = await startScheduling();
    const expression = atIn(twin, hour);
    const time = `${expression.slice(3, -1)}Z`;
    const Input =
      '{"at":"<aws.scheduler.scheduled-time>","of":"<aws.scheduler.schedule-arn>","try":<aws.scheduler.attempt-number>}';
    await create('told', expression, { Target: { Input: Input.replace(/:(<[^>]+>)}/, ':"$1"}') } });
    await create('plain', expression);
    await twin.clock.advance(hour);
    expect(await seen()).toEqual([
      { at: time, of: scheduleArn('told'), try: '1' },
      expect.objectContaining({ source: 'aws.scheduler', 'detail-type': 'Scheduled Event', time, detail: '{}' }),
    ]);
  });

  it('tries again after failures, later and later, until it is done', async () => {
    const { twin, create, seen, schedules } = await startScheduling();
    await create('send', atIn(twin, hour), { Target: { Input: '{"failures":2}' }, ActionAfterCompletion: 'DELETE' });
    await twin.clock.advance(hour);
    expect(await schedules()).toMatchObject([
      { owed: [{ attempt: 2 }], next: null, last: { error: 'Error: not yet' } },
    ]);
    await twin.clock.advance(5_000);
    expect(await seen()).toHaveLength(2);
    await twin.clock.advance(5_000);
    expect(await seen()).toHaveLength(2);
    await twin.clock.advance(5_000);
    expect([await seen(), await schedules()]).toEqual([Array(3).fill({ failures: 2 }), []]);
  });

  it.each([
    [{ MaximumRetryAttempts: 1 }, 2],
    [{ MaximumRetryAttempts: 0 }, 1],
    [{ MaximumEventAgeInSeconds: 60 }, 2],
    [{}, 5],
  ])('gives up as its retry policy %j says', async (RetryPolicy, calls) => {
    const { twin, create, seen, schedules } = await startScheduling();
    await create('send', atIn(twin, hour), { Target: { Input: '{"failures":99}', RetryPolicy } });
    await twin.clock.advance(hour);
    for (let round = 0; round < 8; round += 1) await twin.clock.advance(2 * minute);
    expect(await seen()).toHaveLength(calls);
    expect(twin.problems).toEqual([expect.stringContaining(`default/send gave up after attempt ${calls}`)]);
    expect(await schedules()).toMatchObject([{ owed: [], last: { attempts: calls, error: 'Error: not yet' } }]);
  });

  it('calls nothing that its role does not allow', async () => {
    const { twin, create, seen, schedules } = await startScheduling({ resources: roleWith([]) });
    await create('send', atIn(twin, hour));
    await twin.clock.advance(hour);
    expect(await seen()).toEqual([]);
    expect(twin.denied()).toMatchObject([
      { caller: 'Scheduler as Test-TargetRole', action: 'lambda:InvokeFunction', resource: functionArn },
    ]);
    expect(await schedules()).toMatchObject([{ owed: [], last: { error: expect.stringContaining('not authorized') } }]);
  });

  describe('with a queue for dead letters', () => {
    const Queue = { Type: 'AWS::SQS::Queue', Properties: { QueueName: 'Dead' } };
    const DeadLetterConfig = { Arn: 'arn:aws:sqs:eu-central-1:000000000000:Dead' };
    const sending = { Effect: 'Allow', Action: 'sqs:SendMessage', Resource: DeadLetterConfig.Arn };
    const deadLetters = async ({ url }: { url: string }) => {
      const queues: { queue: string; waiting: number }[] = await (await fetch(`${url}/__local/api/queues`)).json();
      const page = await (await fetch(`${url}/__local/queues/Dead`)).text();
      return { waiting: queues.find(({ queue }) => queue === 'Dead')?.waiting, told: page.includes('campaign') };
    };

    it('puts what was refused there, if its role may', async () => {
      for (const [statements, letters] of [
        [[sending], { waiting: 1, told: true }],
        [[], { waiting: 0, told: false }],
      ] as const) {
        const { twin, create } = await startScheduling({ resources: { Queue, ...roleWith([...statements]) } });
        await create('send', atIn(twin, hour), { Target: { Input: '{"campaign":7}', DeadLetterConfig } });
        await twin.clock.advance(hour);
        expect(await deadLetters(twin)).toEqual(letters);
      }
    });

    it('does not put there what the function fails at, which Lambda has taken by then', async () => {
      const { twin, create, seen } = await startScheduling({ resources: { Queue, ...roleWith([invoking, sending]) } });
      const RetryPolicy = { MaximumRetryAttempts: 0 };
      await create('send', atIn(twin, hour), { Target: { Input: '{"failures":9}', DeadLetterConfig, RetryPolicy } });
      await twin.clock.advance(hour);
      expect([await seen(), await deadLetters(twin)]).toEqual([[{ failures: 9 }], { waiting: 0, told: false }]);
    });

    it('is refused with a FIFO queue', async () => {
      const { twin, create } = await startScheduling();
      const Arn = `${DeadLetterConfig.Arn}.fifo`;
      await expect(create('send', atIn(twin, hour), { Target: { DeadLetterConfig: { Arn } } })).rejects.toThrow(
        'standard queues',
      );
    });
  });

  it('is shown on a page', async () => {
    const { twin, create } = await startScheduling();
    await create('send', 'rate(7 days)', { ScheduleExpressionTimezone: 'Asia/Jerusalem' });
    const page = await (await fetch(`${twin.url}/__local/schedules`)).text();
    for (const text of ['send', 'rate(7 days)', 'Asia/Jerusalem', 'Test-Worker']) expect(page).toContain(text);
  });
});

describe('schedules on disk', () => {
  it('are called at the next start if their time came meanwhile, or a call was not finished', async () => {
    const dataDir = await temporaryFolder();
    const first = await startScheduling({ options: { dataDir } });
    await first.create('later', atIn(first.twin, hour));
    await first.twin.close();
    const past = Date.now() - hour;
    const stored = (name: string, more: object) => {
      const { ScheduleExpression, FlexibleTimeWindow, Target } = definition('at(2026-01-01T00:00:00)', {
        Input: JSON.stringify(name),
        RetryPolicy: { MaximumEventAgeInSeconds: 86_400, MaximumRetryAttempts: 0 },
      });
      const kept = {
        ScheduleExpression,
        ScheduleExpressionTimezone: 'UTC',
        State: 'ENABLED',
        FlexibleTimeWindow,
        Target,
      };
      const value = {
        group: 'default',
        name,
        definition: { ...kept, ActionAfterCompletion: 'NONE' },
        changed: past,
        declared: false,
        runs: [],
        ...more,
      };
      return `${JSON.stringify({ key: `default/${name}`, value })}\n`;
    };
    // The traces of a killed process: a time that came while nothing ran, a call that was begun, a line half written.
    const run = { id: 'r', scheduled: past, since: past, attempt: 1, at: past };
    const file = path.join(dataDir, 'scheduler', 'schedules.jsonl');
    await appendFile(file, `${stored('missed', { next: past })}${stored('begun', { runs: [run] })}{"key":"torn`);
    const { seen, schedules } = await startScheduling({ options: { dataDir } });
    await expect.poll(async () => (await seen()).toSorted()).toEqual(['begun', 'missed']);
    expect(await schedules()).toMatchObject([
      { name: 'begun', owed: [] },
      { name: 'later', next: expect.any(String) },
      { name: 'missed', owed: [], next: null },
    ]);
  });

  it('are those of the template, too', async () => {
    const dataDir = await temporaryFolder();
    const declared = (ScheduleExpression: string) => ({
      Group: { Type: 'AWS::Scheduler::ScheduleGroup' },
      Sweep: {
        Type: 'AWS::Scheduler::Schedule',
        Properties: { ...definition(ScheduleExpression, { Input: '"sweep"' }), GroupName: ref('Group'), Name: 'sweep' },
      },
    });
    const start = (resources: Parameters<typeof startScheduling>[0]) =>
      startScheduling({ ...resources, options: { dataDir } });
    const at = (hours: number) => `at(${new Date(Date.now() + hours * hour).toISOString().slice(0, 19)})`;
    const [soon, later] = [at(3), at(50)];
    const first = await start({ resources: declared(soon) });
    expect(await first.schedules()).toMatchObject([{ name: 'sweep', group: 'Test-Group', last: null }]);
    await first.twin.clock.advance(24 * hour);
    expect(await first.seen()).toEqual(['sweep']);
    await first.twin.close();
    const again = await start({ resources: declared(soon) });
    expect(await again.schedules()).toMatchObject([{ last: { attempts: 1 } }]);
    await again.twin.close();
    const changed = await start({ resources: declared(later) });
    expect(await changed.schedules()).toMatchObject([{ expression: later, last: null }]);
    await changed.twin.close();
    expect(await (await start({})).schedules()).toEqual([]);
  });
});
