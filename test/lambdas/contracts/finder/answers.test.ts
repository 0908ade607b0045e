import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  askedIn,
  footOf,
  goOn,
  type Progress,
  progressHash,
  progressOf,
  readProgress,
} from '#contracts/finder/answers.ts';
import { footSchema } from '#contracts/finder/foot.ts';
import { optionsOf, questionIds, takesSeveral } from '#contracts/finder/questions.ts';
import { beginningHash, seekers } from '#contracts/finder/seekers.ts';

const begun = (hash: string): Progress => {
  const progress = readProgress(hash);
  if (!progress) throw new Error('not begun');
  return progress;
};

const anyAnswers = fc
  .tuple(
    ...questionIds.map((question) => {
      const options = question === 'lastModel' ? ['bloch-heritage', 'gm-classic'] : optionsOf(question);
      const values = takesSeveral(question)
        ? fc.subarray([...options])
        : fc.constantFrom(...options).map((value) => [value]);
      return fc.option(
        values.map((chosen) => [question, chosen] as const),
        { nil: undefined },
      );
    }),
  )
  .map((entries) => Object.fromEntries(entries.filter((entry) => entry !== undefined)));
const anyProgress: fc.Arbitrary<Progress> = fc.record({
  seeker: fc.constantFrom(...seekers),
  at: fc.constantFrom(...questionIds),
  isDone: fc.boolean(),
  answers: anyAnswers,
});

describe('the answers of the finder', () => {
  it('come back from the address as they were put into it', () => {
    fc.assert(
      fc.property(anyProgress, (progress) => {
        const { at } = progress;
        fc.pre(at === 'result' || askedIn(progress).includes(at));
        expect(readProgress(progressHash(progress))).toEqual(progress);
      }),
    );
  });

  it('begin with the first question from the two links of the page, which name none', () => {
    const nothing = { isDone: false, answers: {} };
    expect(seekers.map((seeker) => readProgress(beginningHash(seeker)))).toEqual([
      { seeker: 'me', at: 'level', ...nothing },
      { seeker: 'child', at: 'teacher', ...nothing },
    ]);
  });

  it('lead to a question that is asked', () => {
    expect(begun('#for=me&at=budget').at).toBe('level');
    expect(begun('#for=me&at=years&level=intermediate').at).toBe('level');
  });

  it('are a foot that the match understands, whatever was answered', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        expect(footSchema.safeParse(footOf(answers)).success).toBe(true);
      }),
    );
  });

  it('are read from any address without harm', () => {
    fc.assert(fc.property(fc.string(), (text) => void readProgress(`#for=me&${text}`)));
    expect(readProgress('')).toBeUndefined();
    expect(readProgress('#for=nobody&at=toes')).toBeUndefined();
    expect(begun('#for=me&toes=<b>&age=11&ailments=&width=wide.narrow&at=nowhere')).toEqual({
      seeker: 'me',
      at: 'level',
      isDone: false,
      answers: { age: ['11'], ailments: [] },
    });
  });

  it('are asked of parents with the teacher’s word first, and of who has no pair nothing about the last one', () => {
    expect(askedIn(begun('#for=child')).slice(0, 3)).toEqual(['teacher', 'age', 'level']);
    expect(askedIn(begun('#for=me')).slice(0, 3)).toEqual(['level', 'age', 'teacher']);
    expect(askedIn(begun('#for=me&level=firstPair'))).not.toContain('troubles');
    const later = askedIn(begun('#for=me&level=advanced'));
    expect(later).toContain('troubles');
    expect(later).not.toContain('years');
    expect(later).not.toContain('budget');
    expect(askedIn(begun('#for=me&level=advanced&troubles=diesFast'))).toContain('budget');
  });

  it('lead to what stops the search as soon as its questions are over, and not before', () => {
    const young = begun('#for=child&teacher=yes&age=10&at=age');
    expect(goOn(young, ['10']).at).toBe('level');
    expect(goOn({ ...young, at: 'ailments' }, [])).toMatchObject({ at: 'result', isDone: true });
    const old = begun('#for=child&teacher=yes&age=12&level=firstPair&years=4&classesPerWeek=3&at=ailments');
    expect(goOn(old, []).at).toBe('toes');
    expect(goOn(old, ['pain']).at).toBe('result');
  });

  it('of a pair that nobody has count no more, and a first pair is asked for its training before the result', () => {
    const later = begun(
      '#for=me&level=advanced&teacher=yes&toes=level&lastModel=gm-classic&troubles=sinks&at=level&done=1',
    );
    const changed = goOn(later, ['firstPair']);
    expect(changed).toMatchObject({ at: 'years', isDone: true });
    expect(footOf(changed.answers)).not.toHaveProperty('lastPair');
    expect(goOn(changed, ['1']).at).toBe('classesPerWeek');
  });

  it('skipped are missing, and a changed one leads back to the result', () => {
    const done = begun('#for=me&level=advanced&toes=level&width=wide&at=width&done=1');
    expect(goOn(done)).toMatchObject({ at: 'result', answers: { level: ['advanced'], toes: ['level'] } });
    expect(goOn(done).answers).not.toHaveProperty('width');
    const last = begun('#for=me&level=advanced&at=troubles');
    expect(goOn(last, []).at).toBe('result');
  });
});

describe('a foot that was told elsewhere', () => {
  const told = { level: 'advanced', age: 18, width: 'wide', bunion: true, lastPair: { troubles: ['sinks'] } } as const;

  it('stands in the address as answers, and is the same foot there', () => {
    const foot = footSchema.parse(told);
    expect(footOf(readProgress(progressHash(progressOf(foot, 'me')))?.answers ?? {})).toEqual(foot);
  });

  it('leads to the result, or to what must be asked before any shoe', () => {
    expect(progressOf(footSchema.parse(told), 'me').at).toBe('result');
    expect(progressOf({ width: 'wide' }, 'me').at).toBe('level');
    expect(progressOf({ width: 'wide', level: 'firstPair' }, 'child').at).toBe('teacher');
    expect(progressOf({ width: 'wide', level: 'firstPair', teacher: 'yes' }, 'child').at).toBe('result');
  });
});
