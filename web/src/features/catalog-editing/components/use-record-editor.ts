import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { ApiError } from '#web/shared/api/api-error.ts';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { type Difference, differences, isContested, merged, type Side } from '../model/differences.ts';
import { recordCopy } from '../model/record-copy.ts';
import { isUnheard, type Loaded, type RecordWrites, useRecordSave } from './use-record-save.ts';

interface RecordEditorOptions<Values, Entry> extends RecordWrites<Values, Entry> {
  /** Names the record among all whose unsaved changes this browser keeps. */
  copyName: string;
  loaded: Loaded<Values>;
  schema: ZodMiniType<Entry, Values>;
  /** `isMerged`: together with what somebody else has changed meanwhile. */
  onSaved: (saved: Loaded<Values>, isMerged: boolean) => void;
}

interface Conflict<Values> {
  theirs: Loaded<Values>;
  fields: Difference[];
}

/** If somebody else has the id, the field says so too. @throws always */
const atItsField = (error: unknown): never => {
  if (!(error instanceof ApiError) || error.code !== 'idTaken') throw error;
  throw new ApiError(error.message, { ...error, fields: { id: error.message } });
};

/** A form of one record that loses nothing: not by a reload, not by a log-out, not by somebody else's change. */
export const useRecordEditor = <Values extends FieldValues, Entry>(options: RecordEditorOptions<Values, Entry>) => {
  const { loaded, schema, copyName } = options;
  const base = useRef(loaded);
  const [copy] = useState(() => recordCopy(copyName, loaded.values));
  const [found, setFound] = useState(copy.read);
  const [isKept, setKept] = useState(true);
  const [conflict, setConflict] = useState<Conflict<Values>>();
  const write = useRecordSave(options);

  /** Shows `values` as a change of `from`. */
  const begin = (from: Loaded<Values>, values: Values): void => {
    base.current = from;
    send.form.reset(from.values);
    send.form.reset(values, { keepDefaultValues: true });
  };
  const store = async (entry: Entry, mine: Values, isMerged = false): Promise<void> => {
    const outcome = await write.mutateAsync({ entry, version: base.current.version });
    if (outcome.saved) {
      begin(outcome.saved, outcome.saved.values);
      copy.drop();
      setFound(undefined);
      return options.onSaved(outcome.saved, isMerged);
    }
    const { theirs } = outcome;
    const fields = differences(base.current.values, mine, theirs.values);
    // A field that only one of the two has changed needs no question.
    if (fields.some(isContested)) setConflict({ theirs, fields });
    else await combine(theirs, fields);
  };
  /** Saves the chosen versions; if they break a rule together, the form shows it. */
  const combine = async (
    theirs: Loaded<Values>,
    chosen: readonly (Difference & { side?: Side | undefined })[],
  ): Promise<void> => {
    const mine = merged(theirs.values, chosen);
    begin(theirs, mine);
    setConflict(undefined);
    const entry = schema.safeParse(mine);
    if (entry.success) await store(entry.data, mine, true);
    else await send.form.trigger();
  };
  const send = useSendForm<Values, Entry>({
    schema,
    defaultValues: loaded.values as DefaultValues<Values>,
    send: (entry): Promise<void> => store(entry, send.form.getValues()).catch(atItsField),
  });

  const { form } = send;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an earlier visit left is shown once.
  useEffect(() => {
    if (found) begin({ version: found.version, values: found.content.base }, found.content.values);
  }, []);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { version, values: before } = base.current;
          if (JSON.stringify(values) === JSON.stringify(before)) copy.drop();
          else setKept(copy.keep({ base: before, values: values as Values }, version));
        },
      }),
    [form, copy],
  );
  const isOffline = isUnheard(write.error);
  const { onSubmit } = send;
  useEffect(() => {
    if (!isOffline) return;
    const again = () => void onSubmit();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isOffline, onSubmit]);

  return {
    ...send,
    isBusy: send.isBusy || write.isPending,
    /** The server's last refusal; a conflict is asked about instead. */
    error: write.error,
    /** The last save did not reach the server; it is sent again when there is a connection. */
    isOffline,
    isDirty: form.formState.isDirty,
    /** This browser holds what is typed. */
    isKept,
    /** The time of the earlier visit in which this was typed, and whether the record has changed since. */
    found: found && { at: found.at, isOutdated: found.version !== loaded.version },
    /** Back to what the server has. */
    revert: () => {
      const latest = base.current.version > loaded.version ? base.current : loaded;
      begin(latest, latest.values);
      copy.discard();
      setFound(undefined);
      write.reset();
    },
    conflict: conflict && { version: conflict.theirs.version, fields: conflict.fields.filter(isContested) },
    settle: async (sides: readonly Side[]) => {
      if (!conflict) return;
      const { theirs, fields } = conflict;
      const contested = fields.filter(isContested);
      // A refusal is shown as `error`.
      await combine(
        theirs,
        fields.map((field) => ({ ...field, side: sides[contested.indexOf(field)] })),
      ).catch(() => undefined);
    },
    /** Back to the form, whose content is as it was. */
    leaveConflict: () => setConflict(undefined),
  };
};
export type RecordEditor<Values extends FieldValues, Entry> = ReturnType<typeof useRecordEditor<Values, Entry>>;
