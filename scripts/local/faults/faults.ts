import { setTimeout as pause } from 'node:timers/promises';
import { isOnMarketplace } from '../bedrock/models.ts';
import type { Fault, FaultInput } from './fault.ts';
import { faultyServices, notSubscribed, type Refusal, type ServiceName } from './services.ts';

/** A call on its way to a service. */
export interface Outgoing {
  service: string;
  call: string;
  caller: string;
  /** Of Bedrock: the model that is called. */
  model?: string | undefined;
}

/** The fate of a call: an error as its reply, no reply, or no reply after it was performed; or the end of the caller. */
export type Strike =
  | { kind: 'refuse'; refusal: Refusal }
  | { kind: 'cut' }
  | { kind: 'loseReply' }
  | { kind: 'kill'; when: 'before' | 'after' };

/** The faults that a user has asked for. They live as long as the twin. */
export interface Faults {
  add(fault: FaultInput): Fault;
  all(): Fault[];
  /** Ends one fault, or all; calls that were delayed by it continue. */
  clear(id?: number): void;
  /** Waits as long as faults delay the call, then returns what else happens to it; undefined if nothing does. */
  meet(outgoing: Outgoing): Promise<Strike | undefined>;
}

const strikeOf = (fault: FaultInput): Strike => {
  const service = faultyServices[fault.service as ServiceName];
  if (fault.kind === 'throttle') return { kind: 'refuse', refusal: service.throttle };
  if (fault.kind === 'notSubscribed') return { kind: 'refuse', refusal: notSubscribed };
  if (fault.kind === 'error') return { kind: 'refuse', refusal: service.errors[fault.status] };
  if (fault.kind === 'kill') return { kind: 'kill', when: fault.when };
  return { kind: fault.kind === 'cut' ? 'cut' : 'loseReply' };
};

/** `now` is the time of the twin's clock, by which `until` counts. */
export const createFaults = (now: () => number): Faults => {
  const faults = new Map<number, { fault: Fault; ended: AbortController }>();
  let made = 0;

  const end = (id: number): void => {
    faults.get(id)?.ended.abort();
    faults.delete(id);
  };
  const isOver = ({ until }: Fault): boolean => until !== undefined && Date.parse(until) <= now();
  const live = () => {
    for (const [id, { fault }] of faults) if (isOver(fault)) end(id);
    return [...faults.values()];
  };
  const concerns = (fault: Fault, { service, call, caller, model = '' }: Outgoing): boolean =>
    fault.service === service &&
    (fault.call ?? call) === call &&
    (fault.caller ?? caller) === caller &&
    (fault.kind !== 'notSubscribed' || isOnMarketplace(model));
  /** Counts the call. Nothing is random, so a repeated test fails the same calls. */
  const strikes = (fault: Fault): boolean => {
    fault.met += 1;
    const met = fault.met - fault.skip;
    if (met < 1 || Math.floor(met * fault.share) === Math.floor((met - 1) * fault.share)) return false;
    fault.struck += 1;
    return true;
  };

  return {
    add: (input) => {
      made += 1;
      const fault: Fault = { ...input, id: made, met: 0, struck: 0 };
      faults.set(made, { fault, ended: new AbortController() });
      return fault;
    },
    all: () => live().map(({ fault }) => fault),
    clear: (id) => {
      for (const each of id === undefined ? [...faults.keys()] : [id]) end(each);
    },
    meet: async (outgoing) => {
      let strike: Strike | undefined;
      const delays: Promise<unknown>[] = [];
      for (const { fault, ended } of live()) {
        if (strike !== undefined || !concerns(fault, outgoing) || !strikes(fault)) continue;
        if (fault.kind !== 'delay') strike = strikeOf(fault);
        else delays.push(pause(fault.milliseconds, undefined, { signal: ended.signal }).catch(() => {}));
        // Calls that are already delayed by it wait until the end.
        if (fault.struck === fault.count) faults.delete(fault.id);
      }
      await Promise.all(delays);
      return strike;
    },
  };
};
