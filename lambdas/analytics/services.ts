import type { Clock } from '#lambdas/platform/clock.ts';
import type { ReadSettings } from '#lambdas/platform/settings.ts';
import type { Counted } from './model/counters.ts';
import type { Known } from './model/known-addresses.ts';
import type { FiguresStore } from './store/figures-store.ts';
import type { FoldStore } from './store/fold-store.ts';
import type { SaltStore } from './store/salt-store.ts';

/** The services that take reports: they know who sends one for as long as it takes to make a hash of it. */
export interface ReportingServices {
  salts: SaltStore;
  readSettings: ReadSettings;
  /** Hands a message to the queue. */
  send(body: string): Promise<void>;
  clock: Clock;
  /** A new name that is not in use. */
  newId(): string;
}

/** The services that count reports. */
export interface FoldingServices {
  folds: FoldStore;
  /** The records that the site has at this moment. */
  known(): Promise<Known>;
  /** Leaves out what must not be counted by its name any more. */
  withoutSurplus(counters: readonly Counted[]): Promise<Counted[]>;
}

/** The services by which administrators read the figures. */
export interface FiguresServices {
  figures: FiguresStore;
  readSettings: ReadSettings;
  clock: Clock;
}
