import { describe, expect, it } from 'vitest';
import { askHybrid, longestQuestion } from '#contracts/assistant/endpoints.ts';
import { charactersLeft, cleanQuestion, maySend } from '#web/features/chat/model/question.ts';

describe('what is sent as a question', () => {
  it.each([
    ['  How long?\n', 'How long?'],
    ['two\r\nlines', 'two\nlines'],
    ['a\u202Eb\u2066c\u0000d\u001Be', 'abcde'],
    ['half \uD83E of a character', 'half  of a character'],
    ['a whole one \u{1FA70}', 'a whole one \u{1FA70}'],
    ['\u200Fשלום', '\u200Fשלום'],
  ])('%j is sent as %j, which the server takes', (typed, question) => {
    expect(cleanQuestion(typed)).toBe(question);
    expect(askHybrid.body.safeParse({ question, language: 'he' }).success).toBe(true);
  });

  it('is sent only when something is left of it and no reply is awaited', () => {
    expect(maySend('?', false)).toBe(true);
    expect(maySend('?', true)).toBe(false);
    for (const nothing of ['', ' \n\t ', '\u202E', '\u0000 ']) expect(maySend(nothing, false)).toBe(false);
  });

  it('counts the characters that are left, once they are few', () => {
    expect(charactersLeft('x'.repeat(longestQuestion - 101))).toBeUndefined();
    expect(charactersLeft('x'.repeat(longestQuestion - 100))).toBe(100);
    expect(charactersLeft('x'.repeat(longestQuestion))).toBe(0);
  });

  it('is kept whole where it is too long, and is not sent', () => {
    const pasted = 'x'.repeat(longestQuestion + 400);
    expect([charactersLeft(pasted), maySend(pasted, false)]).toEqual([-400, false]);
    // Spaces around it are not sent.
    expect(maySend(`${'x'.repeat(longestQuestion)}   `, false)).toBe(true);
  });
});
