import { globSync, readFileSync } from 'node:fs';
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
    const further = /each further consumer costs about (\d\.\d\d) USD a month/.exec(
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

  it.each([
    'passages not embedded',
    'a model gave no answer',
    'mailNotSent',
    'secret not deleted',
    'secret perhaps not in use',
  ])('says of "%s" what to do, and functions log it', (message) => {
    expect(operate.replaceAll(/\s+/g, ' ').includes(message)).toBe(true);
    const logs = globSync('lambdas/**/*.ts').filter((file) => readFileSync(file, 'utf8').includes(`'${message}'`));
    expect(logs).not.toEqual([]);
  });
});

/** Of these services there is one for all regions. */
const global = new Set(['budgets', 'cloudfront', 'iam']);

/** The commands of a document by the places where they stand: a line of a block, with what is continued, or a piece of the text. */
const commandsOf = (file: string): string[] => {
  const parts = readFileSync(file, 'utf8').split(/^ *```.*$/m);
  const lines = parts.flatMap((part, place) => (place % 2 ? part.replaceAll('\\\n', ' ').split('\n') : []));
  const text = parts.filter((_part, place) => place % 2 === 0).join('');
  // A piece that only names a command has no parameters.
  const pieces = [...text.matchAll(/`(aws [a-z0-9-]+ [a-z0-9-]+ [^`]+)`/g)];
  return [...lines, ...pieces.map(([, piece = '']) => piece)];
};

describe.each(['README.md', 'infra/OPERATE.md', 'infra/FIRST-ACCOUNT.md'])('the commands of %s', (file) => {
  it('say the region, which need not be that of the credentials', () => {
    const regional = commandsOf(file).flatMap((command) => {
      const calls = [...command.matchAll(/\baws ([a-z][a-z0-9-]+) [a-z]/g)].filter(([, of = '']) => !global.has(of));
      return calls.length > 0 ? [{ command, calls: calls.length }] : [];
    });
    expect(regional.length).toBeGreaterThan(0);
    const named = (command: string) => command.match(/--region /g)?.length ?? 0;
    expect(regional.filter(({ command, calls }) => named(command) < calls)).toEqual([]);
  });

  it('carry no remarks, which zsh takes for parameters', () => {
    expect(commandsOf(file).filter((command) => /(^|\s)#/.test(command))).toEqual([]);
  });
});

it('SES is asked for production access with an address that is known by then', () => {
  const requests = commandsOf('infra/OPERATE.md').filter((command) => command.includes('put-account-details'));
  expect(requests).toHaveLength(2);
  for (const request of requests) expect(request).toContain('--website-url $SITE ');
  const before = operate.slice(0, operate.indexOf('aws sesv2 put-account-details'));
  expect(before).toContain('SITE=https://<domain.name>');
  expect(before).toMatch(/SITE=\$\(aws cloudformation describe-stacks .*\\\n.*OutputKey=='SiteUrl'/);
});
