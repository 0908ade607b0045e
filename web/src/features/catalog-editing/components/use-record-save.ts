import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#web/shared/api/api-error.ts';

/** A record as its form holds it; version 0 for a new one. */
export interface Loaded<Values> {
  values: Values;
  version: number;
}

export interface RecordWrites<Values, Entry> {
  /**
   * The idempotency key: the same for the same content, so that the server carries out only once what is sent again
   * after a lost answer.
   */
  save: (entry: Entry, version: number, idempotencyKey: string) => Promise<Loaded<Values>>;
  /** The version that somebody else has saved in the meantime. */
  fetchLatest: () => Promise<Loaded<Values>>;
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'editConflict';

/** The server did not answer: there is no connection. */
export const isUnheard = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** Saves a record and answers its new state, or the version that somebody else saved before. */
export const useRecordSave = <Values, Entry>({ save, fetchLatest }: RecordWrites<Values, Entry>) => {
  const unheard = useRef({ content: '', key: '' });
  return useMutation({
    mutationFn: async ({ entry, version }: { entry: Entry; version: number }) => {
      const content = JSON.stringify({ entry, version });
      const key = unheard.current.content === content ? unheard.current.key : crypto.randomUUID();
      unheard.current = { content, key };
      try {
        return { saved: await save(entry, version, key) };
      } catch (error) {
        if (!isUnheard(error)) unheard.current = { content: '', key: '' };
        if (!isConflict(error)) throw error;
        return { theirs: await fetchLatest() };
      }
    },
  });
};
