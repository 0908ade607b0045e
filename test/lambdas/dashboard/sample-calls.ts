import type { SliceSamples } from '#test/security/sample.ts';

export const samples = (() => ({
  readDashboard: () => ({}),
  countSignUps: () => ({ path: '/api/admin/dashboard/sign-ups?timeZone=Asia%2FJerusalem' }),
  countLogIns: () => ({ path: '/api/admin/dashboard/log-ins?timeZone=Asia%2FJerusalem' }),
  readRunningBill: () => ({}),
})) satisfies SliceSamples;
