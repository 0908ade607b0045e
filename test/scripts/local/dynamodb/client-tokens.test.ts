import { describe, expect, it } from 'vitest';
import { createClientTokens } from '#scripts/local/dynamodb/client-tokens.ts';

const minute = 60_000;

const openTokens = () => {
  let [time, asked, ran] = [100 * minute, 0, 0];
  const once = createClientTokens(() => {
    asked += 1;
    return time;
  });
  return {
    run: (token: string) =>
      once(token, ['the same items'], async () => {
        ran += 1;
      }),
    move: (minutes: number) => {
      time += minutes * minute;
    },
    asked: () => asked,
    ran: () => ran,
  };
};

describe('a client request token', () => {
  it('counts for ten minutes, whatever else is done', async () => {
    const { run, move, ran } = openTokens();
    await run('first');
    move(5);
    await run('second');
    move(5);
    await run('first');
    expect(ran()).toBe(2);
    move(1);
    await run('second');
    expect(ran()).toBe(2);
    await run('first');
    expect(ran()).toBe(3);
  });

  it('counts for ten minutes also after the clock was set back', async () => {
    const { run, move, ran } = openTokens();
    await run('later');
    move(-60);
    await run('earlier');
    move(11);
    await run('earlier');
    expect(ran()).toBe(3);
  });

  it('takes as long as the first one, however many came lately', async () => {
    const { run, asked } = openTokens();
    const askedBy = async (token: string): Promise<number> => {
      const before = asked();
      await run(token);
      return asked() - before;
    };
    const few = (await askedBy('first')) + (await askedBy('second'));
    for (let count = 0; count < 1_000; count += 1) await run(`token ${count}`);
    expect(await askedBy('last')).toBeLessThanOrEqual(few);
  });
});
