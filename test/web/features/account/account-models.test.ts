import { describe, expect, it } from 'vitest';
import { groupKey } from '#web/features/account/model/group-key.ts';
import { qrPath } from '#web/features/account/model/qr-path.ts';

describe('the key of an authenticator app', () => {
  it('is shown in groups of four', () => {
    expect(groupKey('JBSWY3DPEHPK3PXP')).toBe('JBSW Y3DP EHPK 3PXP');
    expect(groupKey('ABCDE')).toBe('ABCD E');
    expect(groupKey('')).toBe('');
  });

  it('is drawn as squares inside the margin that scanners need', () => {
    const { path, size } = qrPath('otpauth://totp/Pointe:maya?secret=JBSWY3DPEHPK3PXP');
    const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(squares.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('')).toBe(path);
    const inside = ([x = 0, y = 0]: number[]) => Math.min(x, y) >= 4 && Math.max(x, y) < size - 4;
    expect(squares.every(inside)).toBe(true);
    // The corner of the first of the three marks.
    expect(squares).toContainEqual([4, 4]);
  });
});
