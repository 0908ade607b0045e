import { readJson, removeStorage, writeStorage } from '#web/shared/storage.ts';

/** What was typed and not saved, with what it was typed over. */
export interface KeptDraft<Values> {
  /** Of the record that the form began with; 0 for a new one. */
  version: number;
  base: Values;
  values: Values;
}

const session = () => sessionStorage;

const hasShapeOf = (value: unknown, sample: object): boolean =>
  typeof value === 'object' && value !== null && Object.keys(sample).every((name) => name in value);

/**
 * One record's unsaved form, kept in this tab until it is saved or thrown away: a crash, a reload or a session that ended
 * loses nothing. `sample` has the fields that a form must have; what an older build kept otherwise counts as absent.
 */
export const keptDraft = <Values extends object>(key: string, sample: Values) => ({
  read: (): KeptDraft<Values> | undefined => {
    const stored = readJson(key, session) as Partial<KeptDraft<Values>> | undefined;
    const isWhole =
      typeof stored?.version === 'number' && hasShapeOf(stored.base, sample) && hasShapeOf(stored.values, sample);
    return isWhole ? (stored as KeptDraft<Values>) : undefined;
  },
  keep: (draft: KeptDraft<Values>) => writeStorage(key, JSON.stringify(draft), session),
  forget: () => removeStorage(key, session),
});
