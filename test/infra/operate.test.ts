import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const operate = readFileSync('infra/OPERATE.md', 'utf8');

describe('infra/OPERATE.md', () => {
  it('deletes no more parameters in a call than SSM takes', () => {
    const calls = operate.match(/^.*delete-parameters.*$/gm);
    expect(calls).toEqual([expect.stringMatching(/xargs -r -n 10 aws ssm delete-parameters/)]);
  });
});
