import * as z from 'zod';
import type { ReadLag } from '../dynamodb/read-lag.ts';
import { parseDuration } from './duration.ts';
import { type Answer, json } from './reply.ts';

const lagSchema = z.strictObject({ lag: z.union([z.string().transform(parseDuration), z.literal(0)]) });

/** Reads and sets how far reads that are not consistent stay behind the writes. */
export const readLagRoutes = (readLag: ReadLag): Record<string, Answer> => {
  const shown = () => json({ lagMilliseconds: readLag.milliseconds() });
  return {
    'GET /api/read-lag': shown,
    'POST /api/read-lag': ({ http }) => {
      const wanted = lagSchema.safeParse(JSON.parse(http.body.toString())).data;
      if (wanted === undefined) throw new Error('{"lag": "PT1M"} or {"lag": 0} is expected');
      readLag.set(wanted.lag);
      return shown();
    },
  };
};
