import { type Clock, nowOf } from '#lambdas/platform/clock.ts';
import { carried, left } from '../model/moving.ts';
import { readerAddress } from '../model/reader.ts';
import type { ReadersStore } from '../store/readers-store.ts';

/** After the address of an account has changed. May be repeated: what the new address has to know is written first. */
export type MoveReader = (from: string, to: string) => Promise<void>;

export const moveReader =
  (readers: Pick<ReadersStore, 'byEmail' | 'change'>, clock: Clock): MoveReader =>
  async (from, to) => {
    if (readerAddress(from) === readerAddress(to)) return;
    const [former, present] = [await readers.byEmail(from), await readers.byEmail(to)];
    if (!former) {
      if (present?.movedTo) await readers.change(present, { movedTo: undefined });
      return;
    }
    await readers.change({ email: to, language: former.language }, carried(former, present));
    await readers.change(former, left(former, readerAddress(to), nowOf({ clock })));
  };
