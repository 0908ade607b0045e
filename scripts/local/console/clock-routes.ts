import * as z from 'zod';
import type { Clock } from '../runtime/clock.ts';
import { parseDuration } from './duration.ts';
import { type Answer, json, seeOther } from './reply.ts';

const moveSchema = z.union([
  z.strictObject({ advance: z.string().transform(parseDuration) }),
  z.strictObject({ reset: z.literal([true, 'true']) }),
]);

const move = (clock: Clock, source: unknown): Promise<void> => {
  const wanted = moveSchema.safeParse(source).data;
  if (wanted === undefined) throw new Error('{"advance": "PT1H"} or {"reset": true} is expected');
  return 'advance' in wanted ? clock.advance(wanted.advance) : clock.reset();
};

/** Reads and moves the twin's clock: as JSON, and by the form on the overview. */
export const clockRoutes = (clock: Clock): Record<string, Answer> => {
  const shown = () => json({ time: new Date(clock.now()).toISOString(), aheadMilliseconds: clock.ahead() });
  return {
    'GET /api/clock': shown,
    'POST /api/clock': async ({ http }) => {
      await move(clock, JSON.parse(http.body.toString()));
      return shown();
    },
    'POST /clock': async ({ http }) => {
      await move(clock, Object.fromEntries(new URLSearchParams(http.body.toString())));
      return seeOther('/__local');
    },
  };
};
