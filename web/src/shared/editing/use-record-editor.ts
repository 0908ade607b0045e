import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Location } from 'react-router';
import type { ZodMiniType } from 'zod/mini';
import { isOffline } from '../drafts/save-failure.ts';
import { useSendForm } from '../form/use-send-form.ts';
import { type Difference, differences, isContested, merged, type Side } from './differences.ts';
import { recordCopy } from './record-copy.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { type Loaded, type RecordWrites, useRecordSave } from './use-record-save.ts';

interface RecordEditorOptions<Values, Entry> extends RecordWrites<Values, Entry> {
  /** Names the record among all whose unsaved changes this browser keeps. */
  copyName: string;
  loaded: Loaded<Values>;
  schema: ZodMiniType<Entry, Values>;
  /**
   * Called when it is saved; `isMerged`: together with another user's changes. A screen that is left then says so first:
   * `finish` has it left without a question.
   */
  onSaved: (values: Values, how: { isMerged: boolean; finish: () => void }) => void;
  /** Whether a way leads out of the form; by default, every other path does. */
  leaves?: (from: Location, to: Location) => boolean;
}

interface Conflict<Values> {
  theirs: Loaded<Values>;
  fields: Difference[];
}

/** The form of one record. Everything that is typed survives a reload, a log-out and another user's change. */
export const useRecordEditor = <Values extends FieldValues, Entry>(options: RecordEditorOptions<Values, Entry>) => {
  const { loaded, schema, copyName, leaves } = options;
  const base = useRef(loaded);
  const [copy] = useState(() => recordCopy(copyName, loaded.values));
  const [found, setFound] = useState(copy.read);
  const [isKept, setKept] = useState(true);
  const [conflict, setConflict] = useState<Conflict<Values>>();
  const isFinished = useRef(false);
  const write = useRecordSave(options);

  type Form = UseFormReturn<Values, unknown, Entry>;
  /** Shows `values` as a change of `from`. */
  const begin = (form: Form, from: Loaded<Values>, values: Values): void => {
    base.current = from;
    form.reset(from.values);
    form.reset(values, { keepDefaultValues: true });
  };
  const finish = (): void => {
    isFinished.current = true;
  };
  const store = async (form: Form, entry: Entry, mine: Values, isMerged = false): Promise<void> => {
    const outcome = await write.mutateAsync({ entry, version: base.current.version });
    if (outcome.saved) {
      begin(form, outcome.saved, outcome.saved.values);
      copy.drop();
      setFound(undefined);
      return options.onSaved(outcome.saved.values, { isMerged, finish });
    }
    const { theirs } = outcome;
    const fields = differences(base.current.values, mine, theirs.values);
    // A field that only one of the two has changed needs no question.
    if (fields.some(isContested)) setConflict({ theirs, fields });
    else await combine(form, theirs, fields);
  };
  /** Saves the chosen versions; if they break a rule together, the form shows it. */
  const combine = async (
    form: Form,
    theirs: Loaded<Values>,
    chosen: readonly (Difference & { side?: Side | undefined })[],
  ): Promise<void> => {
    const mine = merged(theirs.values, chosen);
    begin(form, theirs, mine);
    setConflict(undefined);
    const entry = schema.safeParse(mine);
    if (entry.success) await store(form, entry.data, mine, true);
    else await form.trigger();
  };
  const send = useSendForm<Values, Entry>({
    schema,
    defaultValues: loaded.values as DefaultValues<Values>,
    send: (entry, form) => store(form, entry, form.getValues()),
  });

  const { form } = send;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what an earlier visit left is shown once.
  useEffect(() => {
    if (found) begin(form, { version: found.version, values: found.content.base }, found.content.values);
  }, []);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { version, values: before } = base.current;
          const isSaved = JSON.stringify(values) === JSON.stringify(before);
          setKept(copy.follow(isSaved ? undefined : { content: { base: before, values: values as Values }, version }));
        },
      }),
    [form, copy],
  );
  const { isDirty } = form.formState;
  const blocker = useLeaveGuard({ isDirty, isKept, isFinished, leaves });
  const isUnreached = isOffline(write.error);
  const { onSubmit } = send;
  useEffect(() => {
    if (!isUnreached) return;
    const again = () => void onSubmit();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isUnreached, onSubmit]);

  return {
    ...send,
    isBusy: send.isBusy || write.isPending,
    /** The server's last refusal; a conflict is asked about instead. */
    error: write.error,
    /** Of the record that the form shows, which may be older than the latest that was read. */
    shownVersion: () => base.current.version,
    /** The last save did not reach the server; it is sent again when there is a connection. */
    isOffline: isUnreached,
    isDirty,
    /** The question whether to leave the screen. */
    blocker,
    /** This browser holds what is typed. */
    isKept,
    /** The time of the earlier visit in which this was typed, and whether the record has changed since. */
    found: found && { at: found.at, isOutdated: found.version !== loaded.version },
    /** The record is gone: what was typed goes with it, and the screen is left without a question. */
    abandon: () => {
      finish();
      copy.discard();
    },
    /** Back to what the server has. */
    revert: () => {
      const latest = base.current.version > loaded.version ? base.current : loaded;
      begin(form, latest, latest.values);
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
        form,
        theirs,
        fields.map((field) => ({ ...field, side: sides[contested.indexOf(field)] })),
      ).catch(() => undefined);
    },
    /** Back to the form, whose content is as it was. */
    leaveConflict: () => setConflict(undefined),
  };
};
export type RecordEditor<Values extends FieldValues, Entry> = ReturnType<typeof useRecordEditor<Values, Entry>>;
