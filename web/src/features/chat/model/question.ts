import { longestQuestion } from '#contracts/assistant/endpoints.ts';

/** From how many characters left on they are counted for the visitor. */
const counted = 100;

/** Characters that no question may hold: control characters, halves of characters, and marks that turn the direction of the text that follows. */
const unwanted = /(?![\n\t])\p{Cc}|\p{Cs}|[\u202A-\u202E\u2066-\u2069]/gu;

/** As it is sent: text that is pasted from elsewhere may hold invisible characters. */
export const cleanQuestion = (typed: string): string => typed.replaceAll('\r\n', '\n').replace(unwanted, '').trim();

/** How many characters can still be typed, once they are few; fewer than 0 where a text is too long to be sent. */
export const charactersLeft = (typed: string): number | undefined => {
  const left = longestQuestion - typed.length;
  return left <= counted ? left : undefined;
};

const isTooLong = (typed: string): boolean => cleanQuestion(typed).length > longestQuestion;

export const maySend = (typed: string, isPending: boolean): boolean =>
  !isPending && cleanQuestion(typed) !== '' && !isTooLong(typed);
