import { describe, expect, it } from 'vitest';
import { readSettings } from '#scripts/local/settings.ts';

describe('what the environment says about a start', () => {
  it('has defaults', () => {
    expect(readSettings([], {})).toEqual({ reset: false, dev: false, PORT: 8080, DATA_DIR: '.local' });
  });

  it('is read as numbers and durations', () => {
    const said = {
      PORT: '9000',
      READ_LAG: 'PT1M30S',
      CONCURRENCY: '10',
      SHARDS: '4',
    };
    expect(readSettings(['--reset'], said)).toMatchObject({
      ...said,
      reset: true,
      PORT: 9000,
      READ_LAG: 90_000,
      CONCURRENCY: 10,
      SHARDS: 4,
    });
  });

  it.each([
    [{ READ_LAG: '1s' }, 'READ_LAG: 1s is no positive duration; a good one is PT1H'],
    [{ READ_LAG: '' }, 'READ_LAG:  is no positive duration'],
    [{ READ_LAG: 'PT0S' }, 'READ_LAG: PT0S is no positive duration'],
    [{ PORT: 'x' }, 'PORT: must be a number'],
    [{ CONCURRENCY: '0' }, 'CONCURRENCY: '],
    [{ SHARDS: 'many' }, 'SHARDS: must be a number'],
    [{ PORT: '70000' }, 'PORT: '],
  ])('is refused in words: %j', (environment, words) => {
    expect(() => readSettings([], environment)).toThrow(words);
  });

  it.each([[['--port', '9000']], [['start']]])('names what it does not know, and what it takes: %j', (args) => {
    expect(() => readSettings(args, {})).toThrow(/'(--port|start)'.*usage: \[PORT=8080\]/s);
  });
});
