import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Draft, DraftText } from '#contracts/blog/drafts.ts';
import { createDraftController, type SaveRequest } from '#web/features/blog-editing/model/draft-controller.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { isKept, keptCode } from '#web/shared/api/waiting.ts';
import { saveFailureOf } from '#web/shared/drafts/save-failure.ts';
import { draftOf, textOf } from './draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const noAnswer = new ApiError('No connection', { status: 0 });
/** The browser has it, and sends it when there is a connection. */
const queued = new ApiError('No connection', { status: 0, code: keptCode });
const conflict = new ApiError('Somebody was faster', { status: 409, code: 'editConflict' });

/** A controller, what it sends, and how the server is to answer next. */
const setUp = (text = textOf('first')) => {
  const sent: SaveRequest[] = [];
  const kept: { text: DraftText | undefined } = { text: undefined };
  let theirs = draftOf(textOf('theirs'), 7);
  let answer = (request: SaveRequest): Promise<Draft> => Promise.resolve(draftOf(request.text, request.version + 1));
  const controller = createDraftController({
    text,
    version: 1,
    send: (request) => {
      sent.push(request);
      return answer(request);
    },
    failureOf: saveFailureOf,
    isQueued: isKept,
    read: () => Promise.resolve(theirs),
    copy: {
      keep: (text) => {
        kept.text = text;
        return true;
      },
      drop: () => {
        kept.text = undefined;
      },
    },
    onSaved: () => undefined,
  });
  const leave = controller.attach();
  return {
    controller,
    sent,
    kept,
    leave,
    state: () => controller.getSnapshot().save.kind,
    answerWith: (next: typeof answer) => {
      answer = next;
    },
    serverHas: (title: string, version: number) => {
      theirs = draftOf(textOf(title), version);
    },
  };
};
const succeed = (request: SaveRequest) => Promise.resolve(draftOf(request.text, request.version + 1));

describe('createDraftController', () => {
  it('saves two seconds after the last change, once [Q-027]', async () => {
    const { controller, sent, state } = setUp();
    controller.change({ title: 'a' });
    await vi.advanceTimersByTimeAsync(1_900);
    controller.change({ title: 'ab' });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent.map(({ text, version }) => [text.title, version])).toEqual([['ab', 1]]);
    expect(state()).toBe('saved');
    expect(controller.getSnapshot().version).toBe(2);
  });

  it('sends nothing when the text says the same [Q-027]', async () => {
    const { controller, sent } = setUp();
    controller.change({ title: 'first ' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveLength(0);
  });

  it('never has two saves under way, and saves what came meanwhile afterwards [Q-027]', async () => {
    const { controller, sent, answerWith } = setUp();
    const first = Promise.withResolvers<Draft>();
    answerWith(() => first.promise);
    controller.change({ title: 'a' });
    void controller.flush();
    controller.change({ title: 'b' });
    const done = controller.flush();
    expect(sent).toHaveLength(1);
    answerWith(succeed);
    first.resolve(draftOf(textOf('a'), 2));
    expect(await done).toBe(true);
    expect(sent.map(({ text, version }) => [text.title, version])).toEqual([
      ['a', 1],
      ['b', 2],
    ]);
  });

  it('sends a save that got no answer again with the same key and content, before newer text', async () => {
    const { controller, sent, kept, state, answerWith } = setUp();
    answerWith(() => Promise.reject(noAnswer));
    controller.change({ title: 'a' });
    expect(await controller.flush()).toBe(false);
    expect(state()).toBe('unanswered');
    controller.change({ title: 'b' });
    expect(kept.text?.title).toBe('b');
    answerWith(succeed);
    expect(await controller.flush()).toBe(true);
    const [lost, again, newer] = sent;
    expect(again).toEqual(lost);
    expect(newer?.text.title).toBe('b');
    expect(newer?.idempotencyKey).not.toBe(lost?.idempotencyKey);
    expect(kept.text).toBeUndefined();
  });

  it('puts a later text in the place of the one that waits in the queue, at once: the tab may be closed', async () => {
    const { controller, sent, answerWith } = setUp();
    answerWith(() => Promise.reject(queued));
    controller.change({ title: '1' });
    await controller.flush();
    controller.change({ title: '12' });
    await vi.advanceTimersByTimeAsync(300);
    expect(sent.map(({ text, version }) => [text.title, version])).toEqual([
      ['1', 1],
      ['12', 1],
    ]);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
    answerWith(succeed);
    expect(await controller.flush()).toBe(true);
    expect(sent.at(-1)).toEqual(sent[1]);
    expect(controller.getSnapshot()).toMatchObject({ version: 2, save: { kind: 'saved' } });
  });

  it('asks nothing where the server has an earlier text of this tab, whose reply was lost, or the very same', async () => {
    const { controller, sent, state, answerWith, serverHas } = setUp();
    answerWith(() => Promise.reject(queued));
    for (const title of ['1', '12', '123']) {
      controller.change({ title });
      await controller.flush();
    }
    serverHas('12', 4);
    answerWith((request) => (request.version === 4 ? succeed(request) : Promise.reject(conflict)));
    expect(await controller.flush()).toBe(true);
    expect(sent.slice(-2).map(({ text, version }) => [text.title, version])).toEqual([
      ['123', 1],
      ['123', 4],
    ]);
    answerWith(() => Promise.reject(conflict));
    serverHas('1234', 6);
    controller.change({ title: '1234' });
    expect(await controller.flush()).toBe(true);
    expect([state(), controller.getSnapshot().version]).toEqual(['saved', 6]);
    serverHas('another', 7);
    controller.change({ title: '5' });
    expect(await controller.flush()).toBe(false);
    expect(state()).toBe('conflict');
  });

  it('tries again by itself when the connection may be back', async () => {
    const { controller, sent, state, answerWith } = setUp();
    answerWith(() => Promise.reject(noAnswer));
    controller.change({ title: 'a' });
    await vi.advanceTimersByTimeAsync(2_000);
    answerWith(succeed);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(sent).toHaveLength(2);
    expect(state()).toBe('saved');
  });

  it('waits for a decision after a conflict and loses nothing meanwhile [Q-027]', async () => {
    const { controller, sent, kept, state, answerWith } = setUp();
    answerWith(() => Promise.reject(conflict));
    controller.change({ title: 'mine' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(state()).toBe('conflict');
    controller.change({ title: 'mine too' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([await controller.flush(), await controller.saveWritten()]).toEqual([false, false]);
    expect([sent.length, state()]).toEqual([1, 'conflict']);
    expect(kept.text?.title).toBe('mine too');
    answerWith(succeed);
    await controller.putMineOnTop(draftOf(textOf('theirs'), 7));
    expect(sent.at(-1)).toMatchObject({ version: 7, text: { title: 'mine too' } });
    expect(state()).toBe('saved');
  });

  it('goes on from the other text when the writer takes it [Q-027]', async () => {
    const { controller, sent, kept, state, answerWith } = setUp();
    answerWith(() => Promise.reject(conflict));
    controller.change({ title: 'mine' });
    await controller.flush();
    controller.takeTheirs(draftOf(textOf('theirs'), 7));
    expect(controller.getSnapshot()).toMatchObject({ version: 7, text: { title: 'theirs' } });
    expect(state()).toBe('saved');
    expect(kept.text).toBeUndefined();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });

  it('takes a conflict over the very same text for a save whose answer was lost', async () => {
    const { controller, sent, state, answerWith } = setUp();
    answerWith(() => Promise.reject(conflict));
    controller.change({ title: 'mine' });
    await controller.flush();
    await controller.putMineOnTop(draftOf(textOf('mine'), 2));
    expect(sent).toHaveLength(1);
    expect(state()).toBe('saved');
  });

  it('shows a refusal until something is changed, and sends the next text with a new key', async () => {
    const { controller, sent, state, answerWith } = setUp();
    answerWith(() => Promise.reject(new ApiError('No', { status: 400, code: 'invalidRequest' })));
    controller.change({ title: 'a' });
    expect(await controller.flush()).toBe(false);
    expect(state()).toBe('refused');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    controller.change({ title: 'b' });
    expect(state()).toBe('changed');
    answerWith(succeed);
    await controller.flush();
    expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
  });

  it('says that something is changed, is being saved, and is saved, to whoever listens', async () => {
    const { controller, state, answerWith } = setUp();
    const seen: string[] = [];
    const stop = controller.subscribe(() => seen.push(state()));
    const answer = Promise.withResolvers<Draft>();
    answerWith(() => answer.promise);
    controller.change({ title: 'a' });
    const done = controller.saveWritten();
    expect(seen).toEqual(['changed', 'saving']);
    // While it is being saved, another word does not undo what the screen says.
    controller.change({ title: 'ab' });
    expect(state()).toBe('saving');
    answerWith(succeed);
    answer.resolve(draftOf(textOf('a'), 2));
    expect(await done).toBe(true);
    expect(seen.at(-1)).toBe('saved');
    stop();
    const heard = seen.length;
    controller.change({ title: 'abc' });
    expect(seen).toHaveLength(heard);
  });

  it('shows a conflict of another write, not its other refusals, and goes on from a version made elsewhere', async () => {
    const { controller, sent, state } = setUp();
    controller.refused(new ApiError('', { status: 400 }));
    expect(state()).toBe('saved');
    controller.follow(5);
    controller.change({ title: 'a' });
    await controller.flush();
    expect(sent).toMatchObject([{ version: 5 }]);
    controller.refused(conflict);
    expect(state()).toBe('conflict');
  });

  it('says with a save that the translation is up to date, also when nothing was written [Q-027]', async () => {
    const { controller, sent } = setUp();
    await controller.declareUpToDate();
    expect(sent).toMatchObject([{ isUpToDate: true, text: { title: 'first' } }]);
    controller.change({ title: 'a' });
    await controller.flush();
    expect(sent[1]?.isUpToDate).toBe(false);
  });

  it('proposes an address wherever a title comes from, and leaves the one that was typed [Q-027]', async () => {
    const { controller, sent } = setUp();
    const slug = () => controller.getSnapshot().text.slug;
    controller.change({ title: 'בחירת נעליים' });
    expect(slug()).toBe('address');
    controller.change({ slug: '' });
    expect(slug()).toBe('בחירת-נעליים');
    controller.change({ ...textOf('A kept copy'), slug: '' });
    expect(slug()).toBe('a-kept-copy');
    controller.takeTheirs(draftOf({ ...textOf('Как выбрать'), slug: '' }, 7));
    expect(slug()).toBe('как-выбрать');
    await controller.flush();
    expect(sent.at(-1)).toMatchObject({ version: 7, text: { slug: 'как-выбрать' } });
  });

  it('proposes an address for a title that came without one, and saves it only with what is done [Q-027]', async () => {
    const looked = setUp({ ...textOf('First'), slug: '' });
    expect(looked.controller.getSnapshot().text.slug).toBe('first');
    await looked.controller.saveWritten();
    looked.leave();
    expect(looked.sent).toHaveLength(0);
    const { controller, sent } = setUp({ ...textOf('First'), slug: '' });
    await controller.flush();
    expect(sent).toMatchObject([{ text: { slug: 'first' } }]);
  });

  it('saves a last time when the writer leaves, and then never again [Q-027]', async () => {
    const { controller, sent, leave, answerWith } = setUp();
    answerWith(() => Promise.reject(noAnswer));
    controller.change({ title: 'a' });
    leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
  });
});
