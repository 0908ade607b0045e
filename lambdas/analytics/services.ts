import type { Clock } from '#lambdas/platform/clock.ts';
import type { ReadSettings } from '#lambdas/platform/settings.ts';
import type { Counted } from './model/counters.ts';
import type { Known } from './model/known-addresses.ts';
import type { FiguresStore } from './store/figures-store.ts';
import type { FoldStore } from './store/fold-store.ts';
import type { SaltStore } from './store/salt-store.ts';

/** What takes reports: it knows who sends one for as long as it takes to make a hash of it. */
export interface ReportingServices {
  salts: SaltStore;
  readSettings: ReadSettings;
  /** Hands a message to the queue. */
  send(body: string): Promise<void>;
  clock: Clock;
  /** A new name that nobody has. */
  newId(): string;
}

/** What counts them. */
export interface FoldingServices {
  folds: FoldStore;
  /** What the site has at this moment. */
  known(): Promise<Known>;
  /** Leaves out what must not be counted by its name any more. */
  withoutSurplus(counters: readonly Counted[]): Promise<Counted[]>;
}

/** What administrators read it with. */
export interface FiguresServices {
  figures: FiguresStore;
  readSettings: ReadSettings;
  clock: Clock;
}
