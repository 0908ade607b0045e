import { expect, it } from 'vitest';
import { connectionType } from '#web/shared/network/connection-type.ts';

it.each([
  [undefined, undefined],
  [{ type: 'wifi', effectiveType: '4g' }, { kind: 'wifi' }],
  [{ type: 'none' }, undefined],
  [{ effectiveType: 'slow-2g' }, { kind: 'speed', speed: '2G' }],
  [
    { type: 'unknown', effectiveType: '4g' },
    { kind: 'speed', speed: '4G' },
  ],
])('the connection %j is told as %j [S-170]', (connection, told) => {
  expect(connectionType(connection)).toEqual(told);
});
