import type { Session } from '#contracts/sessions/endpoints.ts';
import { countBy, countOf, type Share } from './counts.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** `Chrome 131, Windows` in its two parts; empty where the browser did not report it. */
const partsOf = ({ browser }: Session) => {
  const [program = '', system = ''] = browser.split(', ');
  return { browser: program.replace(/ [\d.]+$/, ''), system };
};

export interface SessionFigures {
  active: number;
  /** Those who are logged in, each once. */
  people: number;
  /** Log-ins of the last 24 hours. */
  lastDay: number;
  browsers: Share[];
  systems: Share[];
}

/** `now` in milliseconds since the epoch. */
export const sessionFigures = (sessions: readonly Session[], now: number): SessionFigures => {
  const active = sessions.filter(({ state, expiry }) => state === 'active' && Date.parse(expiry) > now);
  return {
    active: active.length,
    people: new Set(active.map(({ userId }) => userId)).size,
    lastDay: countOf(sessions, ({ created }) => Date.parse(created) > now - dayMs),
    browsers: countBy(active, (session) => partsOf(session).browser),
    systems: countBy(active, (session) => partsOf(session).system),
  };
};
