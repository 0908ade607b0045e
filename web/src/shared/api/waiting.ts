import { ApiError } from './api-error.ts';

/** A write as the outbox keeps it. */
export interface KeptWrite {
  /** The id of its endpoint. */
  call: string;
  pathParameters?: Record<string, string>;
  body?: Record<string, unknown>;
  key: string;
}

/** Set by the outbox, so that calls need not know it. Empty on pages that have nothing to send. */
export const waiting: {
  /** Takes a write that got no answer; answers whether it is kept. `copyKey`: where the form's unsaved text is. */
  keep?: (write: KeptWrite, copyKey: string | undefined) => Promise<boolean>;
  /** The server has answered. */
  answered?: (write: KeptWrite, isCarriedOut: boolean) => void;
  /** The unsaved text of a form was discarded. */
  discarded?: (copyKey: string) => void;
  /** Runs a write when no earlier one of the same record is on its way. */
  inTurn?: <T>(write: KeptWrite, act: () => Promise<T>) => Promise<T>;
} = {};

/** The code of an error that says: there was no answer, and the write is kept and sent later. */
export const keptCode = 'waiting';
export const isKept = (error: unknown): boolean => error instanceof ApiError && error.code === keptCode;
