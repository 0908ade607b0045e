import { describe, expect, it } from 'vitest';
import { importLimits } from '#contracts/newsletter/readers.ts';
import { importParts, noProgress, type Progress, sendParts } from '#web/features/readers/model/import-parts.ts';

const rows = Array.from({ length: importLimits.part * 2 + 1 }, (_none, at) => ({
  ...{ line: at + 1, email: `r${at}@x.example` },
  language: 'he' as const,
}));

describe('an import in parts', () => {
  it('goes on with the part that failed, under the key of its first attempt', async () => {
    const parts = importParts(rows);
    expect(parts.map((part) => part.rows.length)).toEqual([importLimits.part, importLimits.part, 1]);
    const sent: string[] = [];
    let reached: Progress = noProgress();
    const onProgress = (progress: Progress) => {
      reached = progress;
    };
    const failing = sendParts(parts, noProgress(), {
      onProgress,
      send: async ({ key, rows: some }) => {
        sent.push(key);
        if (sent.length === 2) throw new Error('away');
        return some.map(() => 'new');
      },
    });
    await expect(failing).rejects.toThrow('away');
    expect(reached).toMatchObject({ parts: 1, done: importLimits.part, counts: { new: importLimits.part } });
    const end = await sendParts(parts, reached, {
      onProgress,
      send: async ({ key, rows: some }) => {
        sent.push(key);
        return some.map(() => 'subscribed');
      },
    });
    expect(sent).toEqual([parts[0], parts[1], parts[1], parts[2]].map((part) => part?.key));
    expect(end).toEqual(reached);
    expect(end).toMatchObject({
      parts: 3,
      done: rows.length,
      counts: { new: importLimits.part, subscribed: importLimits.part + 1, leftAlone: 0, account: 0, invalid: 0 },
    });
  });
});
