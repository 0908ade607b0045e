import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Answer, askHybrid } from '#contracts/assistant/endpoints.ts';
import { createChat } from '#web/features/chat/model/chat.ts';
import { chatKey, newestOf } from '#web/features/chat/model/kept-chat.ts';
import { keepMayKeep } from '#web/features/chat/model/may-keep.ts';
import { exchangesOf } from '#web/features/chat/model/message.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { stubBrowser } from '../../support/browser.ts';

const answer: Answer = {
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  answer: 'Eight hours.\n\nOr twelve.',
  paragraphs: [
    { text: 'Eight hours.', sources: [1] },
    { text: 'Or twelve.', sources: [1] },
  ],
  language: 'en',
  hybrid_mode: false,
  rag_enabled: true,
  rag_type: 'lexical',
  provider: 'basic',
  model: 'passages',
  sources: [{ title: 'How long a pair lasts', address: 'https://example.com/pair' }],
  suggestions: ['How do I dry them?'],
};

type Ask = Parameters<typeof createChat>[0]['ask'];
let browser: ReturnType<typeof stubBrowser>;
const kept = () => JSON.parse(browser.kept.get(chatKey) ?? 'null');
const openChat = (ask: Ask) =>
  createChat({
    ask,
    rate: async () => undefined,
    say: (outcome, language, seconds) => `${outcome} ${language} ${seconds}`,
  });
/** Until no reply is awaited any more. */
const settled = (chat: ReturnType<typeof openChat>) => vi.waitUntil(() => !chat.read().isPending);

beforeEach(() => {
  browser = stubBrowser();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a conversation', () => {
  it('keeps the question and its answer in the browser', async () => {
    const chat = openChat(async () => answer);
    expect(chat.send(' How long do they last? ', 'en')).toBe(true);
    expect(chat.read().isPending).toBe(true);
    // A reload now would find the question.
    expect(kept().messages).toHaveLength(1);
    expect(chat.send('And how long do ribbons last?', 'en')).toBe(false);
    await settled(chat);
    expect(kept()).toMatchObject({
      version: 1,
      messages: [
        { text: 'How long do they last?', sender: 'user' },
        { text: answer.answer, sender: 'ai', outcome: 'answered', sources: answer.sources },
      ],
    });
    const ids = kept().messages.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(2);
    for (const { timestamp } of kept().messages) expect(Date.parse(timestamp)).toBeCloseTo(Date.now(), -5);
    expect(openChat(async () => answer).read().messages).toEqual(kept().messages);
  });

  it('keeps with an answer that was composed on this device from when it is, and cannot rate it', async () => {
    const { id: _id, ...given } = answer;
    const keptAt = '2026-11-27T10:00:00.000Z';
    const chat = openChat(async () => ({ ...given, keptAt }));
    chat.send('?', 'en');
    await settled(chat);
    const [, reply] = openChat(async () => answer).read().messages;
    expect(reply).toMatchObject({ outcome: 'answered', keptAt });
    expect(reply).not.toHaveProperty('answerId');
  });

  it('keeps that a search for shops belongs to an answer', async () => {
    const chat = openChat(async () => ({ ...answer, shops: true }));
    chat.send('Where can I buy them?', 'en');
    await settled(chat);
    expect(openChat(async () => answer).read().messages[1]).toMatchObject({ outcome: 'answered', shops: true });
  });

  it('divides an answer that comes without its paragraphs', async () => {
    const chat = openChat(async () => ({ ...answer, paragraphs: [], sources: [] }));
    chat.send('?', 'en');
    await settled(chat);
    expect(chat.read().messages[1]).toMatchObject({ paragraphs: [{ text: 'Eight hours.' }, { text: 'Or twelve.' }] });
  });

  it.each<[string, Ask, string]>([
    ['no answer', async () => ({ ...answer, answer: ' ' }), 'failed he 0'],
    ['an exception', () => Promise.reject(new TypeError('broken')), 'failed he 0'],
    [
      'a limit that says how long',
      () => Promise.reject(new ApiError('', { status: 429, retryAfter: 40 })),
      'limited he 40',
    ],
    ['no connection', () => Promise.reject(new ApiError('', { status: 0 })), 'offline he 0'],
    ['a limit that does not', () => Promise.reject(new ApiError('', { status: 429 })), 'failed he 0'],
  ])('says so in place of %s, and asks the same again', async (_, fail, text) => {
    const asked: string[] = [];
    let ask = fail;
    const chat = openChat((what, signal) => {
      asked.push(what.question);
      return ask(what, signal);
    });
    chat.send('כמה?', 'he');
    await settled(chat);
    expect(chat.read().messages).toMatchObject([{ text: 'כמה?' }, { text, sender: 'ai', language: 'he' }]);
    ask = async () => answer;
    chat.retry('he');
    expect(chat.read().messages).toMatchObject([{ text: 'כמה?' }]);
    await settled(chat);
    expect(asked).toEqual(['כמה?', 'כמה?']);
    expect(chat.read().messages).toMatchObject([{ text: 'כמה?' }, { text: answer.answer }]);
  });

  const never: Ask = (_, signal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

  /** A browser's message to the other tab. */
  const told = { key: chatKey };

  it('takes in what another tab has asked, and loses nothing of either', async () => {
    const answers: ((given: Answer) => void)[] = [];
    const slow: Ask = () => new Promise((resolve) => answers.push(resolve));
    const [one, other] = [openChat(slow), openChat(async () => ({ ...answer, answer: 'From the other tab.' }))];
    one.send('One?', 'en');
    other.follow(told);
    other.send('Other?', 'en');
    await settled(other);
    one.follow(told);
    expect(one.read()).toMatchObject({ isPending: true, messages: [{ text: 'One?' }, { text: 'Other?' }, {}] });
    answers[0]?.(answer);
    await settled(one);
    other.follow(told);
    const texts = ['One?', answer.answer, 'Other?', 'From the other tab.'];
    for (const chat of [one, other]) expect(chat.read().messages.map(({ text }) => text)).toEqual(texts);
    expect(kept().messages.map(({ text }: { text: string }) => text)).toEqual(texts);
  });

  it.each([
    ['before it hears of it', false],
    ['that tells it so', true],
  ])('stays cleared where another tab cleared it, %s', async (_when, hears) => {
    const answers: ((given: Answer) => void)[] = [];
    const chat = openChat(() => new Promise((resolve) => answers.push(resolve)));
    const other = openChat(async () => answer);
    chat.send('?', 'en');
    other.clear();
    if (hears) chat.follow(told);
    answers[0]?.(answer);
    await settled(chat);
    expect([chat.read().messages, kept()]).toEqual([[], null]);
  });

  it('sends up to four earlier questions that were answered along, and none of another day', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 12), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const sent: unknown[] = [];
    let given = answer;
    const chat = openChat(async ({ question, conversation }) => {
      sent.push([question, conversation?.map((turn) => turn.question)]);
      return given;
    });
    const ask = async (question: string) => {
      chat.send(question, 'en');
      await settled(chat);
    };
    for (const question of ['1?', '2?', '3?']) await ask(question);
    given = { ...answer, answer: '' };
    await ask('Unanswered?');
    given = answer;
    for (const question of ['4?', '5?', '6?']) await ask(question);
    vi.setSystemTime(Date.UTC(2026, 10, 29, 12));
    await ask('Next day?');
    expect(sent.slice(-3)).toEqual([
      ['5?', ['1?', '2?', '3?', '4?']],
      ['6?', ['2?', '3?', '4?', '5?']],
      ['Next day?', undefined],
    ]);
    expect(
      askHybrid.body.safeParse({ question: '?', language: 'en', conversation: [{ question: '1?' }] }).success,
    ).toBe(true);
  });

  it('stops waiting when it is told to', async () => {
    const chat = openChat(never);
    chat.send('?', 'fr');
    chat.stop();
    await settled(chat);
    expect(chat.read().messages[1]).toMatchObject({ text: 'stopped fr 0', outcome: 'stopped' });
  });

  it('sends a rating with the question only where it may be kept, and remembers it', async () => {
    const rated: object[] = [];
    const asked: object[] = [];
    const chat = createChat({
      ask: async (what) => {
        asked.push(what);
        return answer;
      },
      rate: async (rating) => void rated.push(rating),
      say: () => '',
    });
    const rateLast = (rating: { isHelpful: boolean; reason?: 'unclear' }) => {
      const last = chat.read().messages.at(-1);
      return last?.sender === 'ai' ? chat.rate(last, rating) : undefined;
    };
    chat.send('How long?', 'en');
    await settled(chat);
    await rateLast({ isHelpful: false });
    keepMayKeep(true);
    await rateLast({ isHelpful: false, reason: 'unclear' });
    chat.send('And ribbons?', 'en');
    await settled(chat);
    await rateLast({ isHelpful: true });
    const { id } = answer;
    const ratedAt = expect.any(Number);
    expect(rated).toEqual([
      { id, isHelpful: false, ratedAt },
      { id, isHelpful: false, reason: 'unclear', question: 'How long?', ratedAt },
      { id, isHelpful: true, ratedAt },
    ]);
    expect(asked).toEqual([
      { question: 'How long?', language: 'en' },
      { question: 'And ribbons?', language: 'en', mayKeep: true, conversation: [{ question: 'How long?' }] },
    ]);
    expect(openChat(async () => answer).read().messages[1]).toMatchObject({
      answerId: id,
      rating: { isHelpful: false, reason: 'unclear' },
    });
  });

  it('rates later than before, even where the clock was set back meanwhile', async () => {
    const times: number[] = [];
    const chat = createChat({
      ask: async () => answer,
      rate: async ({ ratedAt = 0 }) => void times.push(ratedAt),
      say: () => '',
    });
    chat.send('How long?', 'en');
    await settled(chat);
    const rateLast = (isHelpful: boolean) => {
      const last = chat.read().messages.at(-1);
      return last?.sender === 'ai' ? chat.rate(last, { isHelpful }) : undefined;
    };
    await rateLast(true);
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ now: (times[0] ?? 0) - 3_600_000, toFake: ['Date'] });
    await rateLast(false);
    expect(times[1]).toBe((times[0] ?? 0) + 1);
  });

  it('is cleared with the reply that it awaits', async () => {
    let reply = (_: Answer) => {};
    const chat = openChat(() => new Promise((resolve) => (reply = resolve)));
    chat.send('?', 'en');
    chat.clear();
    expect(chat.read()).toEqual({ messages: [], isPending: false });
    expect(browser.kept.has(chatKey)).toBe(false);
    reply(answer);
    chat.send('Another?', 'en');
    await Promise.resolve();
    expect(chat.read().messages).toMatchObject([{ text: 'Another?' }]);
  });

  it.each([
    ['damaged', '{"version":1,'],
    ['of another version', '{"version":2,"messages":[]}'],
    ['foreign', '[{"role":"user"}]'],
    [
      'of a sender that there is not',
      '{"version":1,"messages":[{"id":"1","text":"","timestamp":"","sender":"admin"}]}',
    ],
  ])('begins anew where the kept one is %s', (_, text) => {
    browser.kept.set(chatKey, text);
    expect(openChat(never).read().messages).toEqual([]);
  });

  it('follows another tab, and nothing else that is kept', () => {
    const chat = openChat(never);
    const other = openChat(never);
    other.send('From there', 'en');
    chat.follow({ key: 'theme' });
    expect(chat.read().messages).toEqual([]);
    chat.follow({ key: chatKey });
    expect(chat.read().messages).toMatchObject([{ text: 'From there' }]);
    chat.send('From here', 'en');
    browser.kept.delete(chatKey);
    chat.follow({ key: null });
    expect(chat.read()).toEqual({ messages: [], isPending: false });
  });
});

describe('the messages of a conversation', () => {
  const question = (id: string) => ({ id, text: id, timestamp: '', sender: 'user' as const });
  const reply = (id: string) => ({
    ...question(id),
    sender: 'ai' as const,
    language: 'en' as const,
    outcome: 'answered' as const,
    paragraphs: [],
    sources: [],
    suggestions: [],
  });
  const messages = [question('1'), reply('2'), question('3'), question('4'), reply('5')];

  it('are questions with their replies', () => {
    const found = exchangesOf(messages).map((one) => [one.question.id, one.reply?.id]);
    expect(found).toEqual([
      ['1', '2'],
      ['3', undefined],
      ['4', '5'],
    ]);
  });

  it('are kept from a question on, when they become many', () => {
    expect(newestOf(messages, 4).map(({ id }) => id)).toEqual(['3', '4', '5']);
    expect(newestOf(messages, 3).map(({ id }) => id)).toEqual(['3', '4', '5']);
    expect(newestOf(messages).map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5']);
  });
});
