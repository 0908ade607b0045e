import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen, stop } from '#scripts/local/runtime/listen.ts';

describe('npm start', () => {
  it('says in a sentence what is wrong with a setting', () => {
    const env = { ...process.env, PORT: '0', READ_LAG: 'soon' };
    const { status, stderr } = spawnSync(process.execPath, ['scripts/local/main.ts'], { env, encoding: 'utf8' });
    expect([status, stderr.trim()]).toEqual([
      1,
      'READ_LAG: soon is no positive duration; a good one is PT1H or P7DT30M',
    ]);
  });

  it('says in a sentence that the port is taken, before it builds anything', async () => {
    const other = createServer();
    const port = await listen(other, 0);
    onTestFinished(() => stop(other));
    const child = spawn(process.execPath, ['scripts/local/main.ts'], { env: { ...process.env, PORT: String(port) } });
    const [output, code] = await Promise.all([
      text(child.stderr),
      new Promise((resolve) => {
        child.on('close', resolve);
      }),
    ]);
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is in use.`);
    expect(output).toContain(`PORT=${port + 1} npm start`);
  });
});
