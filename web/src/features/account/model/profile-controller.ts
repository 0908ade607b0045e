import type { Account } from '#contracts/account/endpoints.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { type Fate, type FollowedWrite, isKept, type KeptWrite } from '#web/shared/api/waiting.ts';
import { type Difference, differences, isContested, merged, type Side } from '#web/shared/editing/differences.ts';
import { changeOf, type LoadedProfile, loadedProfile, type ProfileForm, withBody } from './profile-form.ts';

export type Outcome =
  | { kind: 'saved'; at?: Date }
  /** The browser has it, and sends it later. */
  | { kind: 'kept' }
  | { kind: 'failed'; message: string };

interface Question {
  /** Where the other version is: another tab of this browser has put it in the queue, or the site has it. */
  from: 'tab' | 'site';
  fields: Difference[];
}

export interface ProfileSnapshot {
  outcome?: Outcome | undefined;
  question?: Question | undefined;
  /** The write that waits, whose fate the form follows. */
  kept?: FollowedWrite | undefined;
}

type Request = ReturnType<typeof changeOf> & { idempotencyKey: string };

interface ControllerOptions {
  account: Account;
  /** @throws ApiError */
  send: (request: Request) => Promise<Account>;
  fetchLatest: () => Promise<Account>;
  /** The form as it is typed now. */
  typed: () => ProfileForm;
  /** Shows `values` in the form, as a change of `saved`. */
  show: (saved: ProfileForm, values: ProfileForm) => void;
  /** A write that waits under this key is not wanted any more. */
  drop: (key: string) => void;
}

/**
 * Saves a profile on the version that it was made on, and follows what becomes of a change that waits: carried out, refused, replaced by
 * another tab, or made on a profile that another device has changed. Nothing is put over another version without a question.
 */
export const createProfileController = ({ account, send, fetchLatest, typed, show, drop }: ControllerOptions) => {
  let base = loadedProfile(account);
  let snapshot: ProfileSnapshot = {};
  let unanswered = { content: '', key: '' };
  /** The form as it was when the change that waits was made. */
  let keptValues = base.values;
  let asked: (Question & { theirs: LoadedProfile; by?: KeptWrite | undefined }) | undefined;
  let isLooking = false;
  const listeners = new Set<() => void>();
  const tell = (next: ProfileSnapshot): void => {
    snapshot = next;
    for (const listener of [...listeners]) listener();
  };

  /** Text typed since `mine` stays in the form. */
  const put = (from: LoadedProfile, values: ProfileForm, mine: ProfileForm): void => {
    base = from;
    const since = Object.entries(typed()).filter(([name, value]) => value !== mine[name as keyof ProfileForm]);
    show(from.values, { ...values, ...Object.fromEntries(since) });
  };
  const ask = (question: NonNullable<typeof asked>): void => {
    asked = question;
    tell({ question: { from: question.from, fields: question.fields }, kept: snapshot.kept });
  };

  const save = async (mine: ProfileForm): Promise<void> => {
    if (asked) return ask(asked);
    const change = changeOf(base, mine);
    const content = JSON.stringify(change.body);
    const idempotencyKey = unanswered.content === content ? unanswered.key : crypto.randomUUID();
    unanswered = { content, key: idempotencyKey };
    tell({});
    try {
      const saved = loadedProfile(await send({ ...change, idempotencyKey }));
      unanswered = { content: '', key: '' };
      put(saved, saved.values, mine);
      tell({ outcome: { kind: 'saved' } });
    } catch (error) {
      if (isKept(error)) {
        keptValues = mine;
        const kept = { call: 'updateAccount', key: idempotencyKey, body: change.body };
        return tell({ outcome: { kind: 'kept' }, kept });
      }
      if (!(error instanceof ApiError) || error.code !== 'editConflict') throw error;
      unanswered = { content: '', key: '' };
      await meet(loadedProfile(await fetchLatest()), mine, true);
    }
  };
  /** Compares with what the server has. A field that only one of the two has changed needs no question. */
  const meet = async (theirs: LoadedProfile, mine: ProfileForm, isAgain: boolean): Promise<void> => {
    const fields = differences(base.values, mine, theirs.values);
    const own = fields.filter(({ changedBy }) => changedBy !== 'theirs');
    if (own.some(isContested)) return ask({ from: 'site', theirs, fields });
    if (own.length === 0) {
      put(theirs, theirs.values, mine);
      return tell({ outcome: { kind: 'saved', ...(isAgain ? {} : { at: new Date() }) } });
    }
    // The browser has lost it: the form keeps what was typed, and promises nothing.
    if (!isAgain) return tell({});
    const both = merged(theirs.values, fields);
    put(theirs, both, mine);
    return save(both);
  };
  const lookAtSite = async (state: Fate['state']): Promise<void> => {
    const { kept } = snapshot;
    const latest = await fetchLatest().catch(() => undefined);
    if (snapshot.kept !== kept) return;
    // A write that is in no queue any more is not promised, until the site says what it has.
    if (!latest) return tell({ ...snapshot, outcome: state === 'gone' ? undefined : snapshot.outcome });
    await meet(loadedProfile(latest), keptValues, state === 'conflict');
  };
  const overtaken = (by: KeptWrite): void => {
    const theirs = withBody(base, by.body);
    const fields = differences(base.values, keptValues, theirs.values);
    const { call, key, body = {} } = by;
    if (fields.some(({ changedBy }) => changedBy !== 'theirs')) ask({ from: 'tab', theirs, fields, by });
    else tell({ ...snapshot, kept: { call, key, body } });
  };
  return {
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** @throws ApiError to be shown. */
    save,
    /** The user goes on in the form. A change that waits still waits then. */
    touched: (): void => {
      if (snapshot.outcome && snapshot.outcome.kind !== 'kept') tell({ ...snapshot, outcome: undefined });
    },
    /** Of the write that waits. */
    hear: async (fate: Fate): Promise<void> => {
      if (isLooking || asked || !snapshot.kept) return;
      if (fate.state === 'failed')
        return tell({ kept: snapshot.kept, outcome: { kind: 'failed', message: fate.message } });
      if (fate.state === 'discarded') return tell({});
      if (fate.state === 'replaced') return overtaken(fate.by);
      if (fate.state === 'waiting') {
        // It is sent again, by the list of what waits.
        if (snapshot.outcome?.kind === 'failed') tell({ ...snapshot, outcome: { kind: 'kept' } });
        return;
      }
      isLooking = true;
      await lookAtSite(fate.state).finally(() => {
        isLooking = false;
      });
    },
    /** Back to the form; the next save asks again. */
    leaveQuestion: (): void => tell({ kept: snapshot.kept }),
    /** @throws ApiError to be shown. */
    settle: async (side: Side): Promise<void> => {
      if (!asked) return;
      const { from, theirs, fields, by } = asked;
      asked = undefined;
      const mine = typed();
      const isOpen = (field: Difference) => from === 'tab' || isContested(field);
      const both = merged(
        theirs.values,
        fields.map((field) => (isOpen(field) ? { ...field, side } : field)),
      );
      const isTab = from === 'tab';
      put(isTab ? base : theirs, both, mine);
      if (side === 'theirs' && by) {
        keptValues = both;
        const { call, key, body = {} } = by;
        return tell({ outcome: { kind: 'kept' }, kept: { call, key, body } });
      }
      if (side === 'theirs' && snapshot.kept) drop(snapshot.kept.key);
      if (Object.keys(changeOf(base, both).before).length === 0) return tell({});
      return save(both);
    },
  };
};
