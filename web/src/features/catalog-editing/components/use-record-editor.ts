import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { ApiError } from '#web/shared/api/api-error.ts';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { useVisitor } from '#web/shared/visitor/use-visitor.ts';
import { type Difference, differences, merged, type Side } from '../model/differences.ts';
import { keptDraft } from '../model/kept-draft.ts';

/** A record as its form holds it; version 0 for a new one. */
export interface Loaded<Values> {
  values: Values;
  version: number;
}

interface RecordEditorOptions<Values, Entry> {
  /** Names the record among all whose changes this tab keeps. */
  draftName: string;
  loaded: Loaded<Values>;
  schema: ZodMiniType<Entry, Values>;
  save: (entry: Entry, version: number) => Promise<Loaded<Values>>;
  /** As somebody else has left it meanwhile. */
  fetchLatest: () => Promise<Loaded<Values>>;
  onSaved: (saved: Loaded<Values>) => void;
}

interface Conflict<Values> {
  theirs: Loaded<Values>;
  fields: Difference[];
}

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'editConflict';

/** An id that somebody else has is said at its field too. @throws always */
const atItsField = (error: unknown): never => {
  if (!(error instanceof ApiError) || error.code !== 'idTaken') throw error;
  throw new ApiError(error.message, { ...error, fields: { id: error.message } });
};

/** A form of one record that loses nothing: not to a crash, not to a log-out, not to somebody else's change. */
export const useRecordEditor = <Values extends FieldValues, Entry>(options: RecordEditorOptions<Values, Entry>) => {
  const { loaded, schema } = options;
  const base = useRef(loaded);
  const draft = keptDraft(`catalog-editing:${useVisitor()?.username}:${options.draftName}`, loaded.values);
  const [found, setFound] = useState(draft.read);
  const [conflict, setConflict] = useState<Conflict<Values>>();
  const write = useMutation({
    mutationFn: async (entry: Entry): Promise<{ saved: Loaded<Values> } | { theirs: Loaded<Values> }> => {
      try {
        return { saved: await options.save(entry, base.current.version) };
      } catch (error) {
        if (!isConflict(error)) throw error;
        return { theirs: await options.fetchLatest() };
      }
    },
  });

  /** Shows `values` as a change of `from`. */
  const begin = (from: Loaded<Values>, values: Values): void => {
    base.current = from;
    send.form.reset(from.values);
    send.form.reset(values, { keepDefaultValues: true });
  };
  const store = async (entry: Entry, mine: Values): Promise<void> => {
    const outcome = await write.mutateAsync(entry);
    if ('theirs' in outcome) {
      const { theirs } = outcome;
      return setConflict({ theirs, fields: differences(base.current.values, mine, theirs.values) });
    }
    begin(outcome.saved, outcome.saved.values);
    draft.forget();
    options.onSaved(outcome.saved);
  };
  const send = useSendForm<Values, Entry>({
    schema,
    defaultValues: loaded.values as DefaultValues<Values>,
    send: (entry): Promise<void> => store(entry, send.form.getValues()).catch(atItsField),
  });

  const { form } = send;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `draft` is made anew with each render and is always the same.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { version, values: before } = base.current;
          if (JSON.stringify(values) === JSON.stringify(before)) draft.forget();
          else draft.keep({ version, base: before, values: values as Values });
        },
      }),
    [form],
  );

  return {
    ...send,
    isBusy: send.isBusy || write.isPending,
    /** The server's last refusal; a conflict is asked about instead. */
    error: write.error,
    isDirty: form.formState.isDirty,
    forgetDraft: draft.forget,
    /** What was typed earlier and is still kept; whether the record has changed since. */
    found: found && { isOutdated: found.version !== loaded.version },
    restore: () => {
      if (found) begin({ version: found.version, values: found.base }, found.values);
      setFound(undefined);
    },
    discard: () => {
      draft.forget();
      setFound(undefined);
    },
    conflict,
    /** Saves what was chosen of both versions; where that breaks a rule, the form shows it. */
    settle: async (sides: readonly Side[]) => {
      if (!conflict) return;
      const { theirs, fields } = conflict;
      const mine = merged(
        theirs.values,
        fields.map((field, index) => ({ ...field, side: sides[index] ?? field.suggested })),
      );
      begin(theirs, mine);
      setConflict(undefined);
      const entry = schema.safeParse(mine);
      // A refusal is shown as `error`.
      if (entry.success) await store(entry.data, mine).catch(() => undefined);
      else await form.trigger();
    },
    /** Back to the form, whose content is as it was. */
    leaveConflict: () => setConflict(undefined),
  };
};
export type RecordEditor<Values extends FieldValues, Entry> = ReturnType<typeof useRecordEditor<Values, Entry>>;
