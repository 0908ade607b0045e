import { describe, expect, it } from 'vitest';
import { readMail } from '#lambdas/inbox/model/read-mail.ts';
import { readDeliveryStatus } from '#lambdas/inbox/model/report/delivery-status.ts';

const multipart = (body: string) =>
  Buffer.from(`From: a@b.example\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${body}`);
const parts = (count: number) => multipart(`${'--b\r\n\r\nx\r\n'.repeat(count)}--b--\r\n`);
/** Milliseconds of this thread's processor. */
const timeOf = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

describe('a mail that a stranger made costly to read', () => {
  it.each([2_000, 100_000, 700_000])('is refused before it is parsed: %i parts', async (count) => {
    const mail = parts(count);
    const time = await timeOf(() => expect(readMail(mail, [])).rejects.toThrow('too many parts'));
    expect(time).toBeLessThan(1_000);
  });

  it('is none where it has as many parts as people send, or lines of dashes', async () => {
    expect((await readMail(parts(200), [])).attachments.length + 1).toBeGreaterThan(0);
    const lines = multipart(`--b\r\n\r\n${'----------\r\n-- \r\n'.repeat(3_000)}words\r\n--b--\r\n`);
    expect((await readMail(lines, [])).text).toContain('words');
  });

  it.each(['@', 'a@', '<@', 'a'])('tells of an address without end: %s', async (part) => {
    const report = `Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822;${part.repeat(99_000 / part.length)}<\r\nAction: failed\r\n`;
    expect(await timeOf(() => expect(readDeliveryStatus(report)).toEqual([]))).toBeLessThan(300);
  });
});
