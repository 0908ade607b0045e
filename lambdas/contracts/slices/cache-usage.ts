import { declareTable } from './declaration.ts';

export const cacheUsageTable = declareTable({
  partitions: {
    /** How much was in the memory of functions. */
    cacheUsage: 'CACHE#',
    /** When they last had to forget it. */
    cacheClearing: 'CACHE_CLEARING',
  },
  access: {
    content: { reads: ['cacheClearing'], updates: ['cacheUsage'] },
    relay: { reads: ['cacheClearing'], updates: ['cacheUsage'] },
    assistant: { reads: ['cacheClearing'], updates: ['cacheUsage'] },
    auth: { reads: ['cacheClearing'], updates: ['cacheUsage'] },
    newsletter: { reads: ['cacheClearing'], updates: ['cacheUsage'] },
    insights: { reads: ['cacheUsage'] },
    settings: { writes: ['cacheClearing'] },
  },
});
