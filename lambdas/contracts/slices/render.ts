import { declareTable } from './declaration.ts';

export const renderTable = declareTable({
  partitions: { render: 'RENDER' },
  access: { render: { writes: ['render'] } },
});
