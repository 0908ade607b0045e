import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { temporaryApps } from '#test/support/temporary-apps.ts';
import { templateOf } from './templates.ts';

const newApp = temporaryApps();
const operate = readFileSync('infra/OPERATE.md', 'utf8');

/** Requests of a month by which Lambda asks an idle queue: five pollers, each every 20 seconds (Lambda, scaling of SQS mappings). */
const asked = 5 * 3 * 60 * 24 * 30;
/** US dollars for a million requests. */
const prices = { standard: 0.4, fifo: 0.5 };
const inCents = (dollars: number) => (Math.ceil(dollars * 100) / 100).toFixed(2);

describe('what idle queues cost', () => {
  it('is what Lambda asks of each queue that it reads, less the million that is free', () => {
    const template = templateOf(newApp);
    const queues = template.findResources('AWS::SQS::Queue');
    const read = Object.values(template.findResources('AWS::Lambda::EventSourceMapping')).flatMap(({ Properties }) => {
      const [id = ''] = Properties.EventSourceArn['Fn::GetAtt'] ?? [];
      return queues[id] ? [{ isFifo: queues[id].Properties.FifoQueue === true, mapping: Properties }] : [];
    });
    // Only without a limit does Lambda go down to two pollers.
    for (const { mapping } of read) expect(mapping.ScalingConfig).toEqual({ MaximumConcurrency: 2 });
    const fifo = read.filter(({ isFifo }) => isFifo).length;
    const millions = (count: number) => (count * asked) / 1_000_000;
    // AWS does not say of which kind the free million is: the cheaper one, to be on the safe side.
    const idle = (millions(read.length - fifo) - 1) * prices.standard + millions(fifo) * prices.fifo;
    const row = /\| SQS \(first million requests free; Lambda asks (\d+) queues\) +\| (\d\.\d\d) /.exec(operate);
    expect(row?.slice(1)).toEqual([String(read.length), inCents(idle)]);
    const further = /each further reader costs about (\d\.\d\d) USD a month/.exec(
      readFileSync('infra/README.md', 'utf8'),
    );
    // Readers of the table's changes have FIFO queues.
    expect(further?.[1]).toBe(inCents(millions(1) * prices.fifo));
  }, 60_000);
});

describe('infra/OPERATE.md', () => {
  it('deletes no more parameters in a call than SSM takes', () => {
    const calls = operate.match(/^.*delete-parameters.*$/gm);
    expect(calls).toEqual([expect.stringMatching(/xargs -r -n 10 aws ssm delete-parameters/)]);
  });
});
