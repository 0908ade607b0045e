import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { saveFailureOf } from '../drafts/save-failure.ts';

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
  /** Reads the version that another user has saved in the meantime. */
  fetchLatest: () => Promise<Loaded<Values>>;
}

/** Saves a record and returns its new state, or the version that another user has saved before. */
export const useRecordSave = <Values, Entry>({ save, fetchLatest }: RecordWrites<Values, Entry>) => {
  const unanswered = useRef({ content: '', key: '' });
  return useMutation({
    mutationFn: async ({ entry, version }: { entry: Entry; version: number }) => {
      const content = JSON.stringify({ entry, version });
      const key = unanswered.current.content === content ? unanswered.current.key : crypto.randomUUID();
      unanswered.current = { content, key };
      try {
        return { saved: await save(entry, version, key) };
      } catch (error) {
        const failure = saveFailureOf(error);
        if (failure !== 'unanswered') unanswered.current = { content: '', key: '' };
        if (failure !== 'conflict') throw error;
        return { theirs: await fetchLatest() };
      }
    },
  });
};
