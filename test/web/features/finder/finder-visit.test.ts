import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type VisitEvent, visitEventSchema } from '#contracts/analytics/visits.ts';
import { type AttributeName, attributeNames, knownModelSchema } from '#contracts/catalog/known-models.ts';
import { type Answers, askedIn, footOf, goOn, type Progress } from '#contracts/finder/answers.ts';
import { countedQuestions, type FinderOutcome, finderOutcomes } from '#contracts/finder/counting.ts';
import type { Foot } from '#contracts/finder/foot.ts';
import { match, type Suggestion } from '#contracts/finder/match.ts';
import {
  isAskedOfAll,
  optionsOf,
  type QuestionId,
  questionIds,
  questionsFor,
  takesSeveral,
} from '#contracts/finder/questions.ts';
import { type Seeker, seekers } from '#contracts/finder/seekers.ts';
import seeded from '#lambdas/catalog/seed/models.json' with { type: 'json' };
import { finderVisit } from '#web/features/finder/model/finder-visit.ts';

const models = z.array(knownModelSchema).parse(seeded);
const begun = (seeker: Seeker = 'me'): Progress => ({
  ...{ seeker, at: questionsFor(seeker, {})[0] ?? 'result', isDone: false, answers: {} },
});
/** A visit and what it has reported, with chances that come in this order; without any left, the coin says the truth. */
const open = (...chances: number[]) => {
  const told: VisitEvent[] = [];
  const visit = finderVisit(
    (event) => told.push(event),
    () => chances.shift() ?? 0,
  );
  return { visit, told };
};
const foot: Foot = { teacher: 'yes', level: 'intermediate', toes: 'level', width: 'wide', arch: 'high' };
const suggested = (described: Foot): Suggestion[] => {
  const result = match(described, models);
  return 'stops' in result ? [] : result.shoes;
};
const shoes = suggested(foot);

describe('what is told of the finder', () => {
  it('is its start, once, by whoever begins it in this page', () => {
    const { visit, told } = open();
    visit.shows(begun());
    visit.shows({ ...begun(), at: 'age' });
    visit.shows(begun());
    expect(told).toEqual([{ kind: 'finder', step: 'start' }]);
  });

  it('is nothing where an address with answers is opened', () => {
    const { visit, told } = open();
    visit.shows({ ...begun(), at: 'toes', answers: { level: ['beginner'] } });
    visit.ends('result', shoes);
    visit.leaves();
    expect(told).toEqual([]);
  });

  it.each(finderOutcomes)('is its end, once, and not where it was left: %s', (step) => {
    const { visit, told } = open(0, 0.9, 0.9);
    visit.shows(begun());
    visit.ends(step, step === 'result' ? shoes : []);
    visit.shows({ ...begun(), at: 'toes' });
    visit.leaves();
    visit.leaves();
    expect(told.slice(1)).toEqual([{ kind: 'finder', step }]);
  });

  it('is the last result, where more answers have led to another', () => {
    const { visit, told } = open(0, 0.9, 0.9);
    visit.shows(begun());
    visit.ends('noShoe', []);
    visit.ends('result', shoes);
    visit.leaves();
    expect(told.slice(1)).toEqual([{ kind: 'finder', step: 'result' }]);
  });

  it('is the question at which it was left, once, and the end of whoever comes back', () => {
    const { visit, told } = open();
    visit.shows(begun());
    visit.shows({ ...begun(), at: 'width' });
    visit.leaves();
    visit.leaves();
    visit.ends('stop', []);
    visit.leaves();
    expect(told.slice(1)).toEqual([
      { kind: 'finderLeft', question: 'width' },
      { kind: 'finder', step: 'stop' },
    ]);
  });

  it('begins anew where the finder is shown again, but for the one shoe', () => {
    const { visit, told } = open(0, 0.9, 0.9, 0, 0.9, 0.9);
    for (const id of ['gm-classic', 'freed-studios-i']) {
      visit.shows(begun());
      visit.ends('result', shoes);
      visit.opens(id);
      visit.closes();
    }
    expect(told.map((event) => ('step' in event ? event.step : event))).toEqual([
      ...['start', { kind: 'finderModel', id: 'gm-classic' }, 'result', 'start', 'result'],
    ]);
  });
});

describe('a fact that is missing', () => {
  const missing = new Set(shoes.flatMap(({ toAsk }) => toAsk));
  const told = (attribute: AttributeName, ...tosses: number[]) => {
    const { visit, told: all } = open((attributeNames.indexOf(attribute) + 0.5) / 14, ...tosses);
    visit.shows(begun());
    visit.ends('result', shoes);
    visit.leaves();
    return all.flatMap((event) => (event.kind === 'finderFact' ? [event.attribute] : []));
  };

  it('is told of one drawn attribute: truly by one side of the coin, by chance by the other', () => {
    expect(attributeNames).toHaveLength(14);
    expect([...missing]).toContain('throat');
    for (const attribute of attributeNames) {
      expect(told(attribute, 0.1)).toEqual(missing.has(attribute) ? [attribute] : []);
      expect(told(attribute, 0.9, 0.1)).toEqual([attribute]);
      expect(told(attribute, 0.9, 0.9)).toEqual([]);
    }
  });
});

/** Walks through the finder as any visitor may take them, with all that may be reported where each is left. */
const walks = (() => {
  const choose = <T>(list: readonly T[], by: number): T | undefined => list[Math.floor(by * list.length)];
  const optionIn = (question: QuestionId, by: number): readonly string[] => {
    if (question === 'lastModel') return [choose(models, by)?.id ?? ''];
    // Most of them have none of these.
    if (takesSeveral(question)) return by < 0.6 ? [] : [choose(optionsOf(question), (by - 0.6) / 0.4) ?? ''];
    return [choose(optionsOf(question), by) ?? ''];
  };
  const chance = fc.integer({ min: 0, max: 999 }).map((number) => number / 1_000);
  const runs = fc.sample(fc.tuple(fc.constantFrom(...seekers), fc.array(chance, { minLength: 43, maxLength: 43 })), {
    ...{ numRuns: 1_500, seed: 7 },
  });
  return runs.flatMap(([seeker, chances]) => {
    const left: { told: VisitEvent[]; answers: Answers }[] = [];
    let progress = begun(seeker);
    const seen = [progress];
    while (progress.at !== 'result' && seen.length < 30) {
      const skips = (chances.pop() ?? 0) < 0.15;
      progress = goOn(progress, skips ? undefined : optionIn(progress.at, chances.pop() ?? 0));
      seen.push(progress);
    }
    const result = match(footOf(progress.answers), models);
    const found = 'stops' in result ? [] : result.shoes;
    const kind: FinderOutcome =
      'stops' in result ? 'stop' : result.needsMore ? 'needsMore' : found.length > 0 ? 'result' : 'noShoe';
    for (const last of seen) {
      const { visit, told } = open(0, 0.9, 0.9);
      visit.shows(begun(seeker));
      visit.shows(last);
      if (last.at === 'result') visit.ends(kind, found);
      visit.leaves();
      left.push({ told, answers: last.answers });
    }
    for (const { model } of found)
      left.push({ told: [{ kind: 'finderModel', id: model.id }], answers: progress.answers });
    return left;
  });
})();

describe('no answer can be read from what is told', () => {
  it('by its words, which are those of a closed list', () => {
    const known: readonly string[] = [...countedQuestions, ...attributeNames, ...models.map(({ id }) => id)];
    expect(walks.length).toBeGreaterThan(5_000);
    for (const event of walks.flatMap(({ told }) => told)) {
      expect(visitEventSchema.safeParse(event).success).toBe(true);
      const [kind, word, ...others] = Object.values(event);
      expect(others).toEqual([]);
      if (kind !== 'finder') expect(known).toContain(word);
    }
  });

  it('or by what it leaves possible: whatever is told, any question may have been answered in several ways', () => {
    const possible = new Map<string, { times: number; answers: Map<QuestionId, Set<string>> }>();
    for (const { told, answers } of walks) {
      const key = JSON.stringify(told);
      const { times, answers: ways } = possible.get(key) ?? { times: 0, answers: new Map() };
      for (const question of questionIds)
        ways.set(question, (ways.get(question) ?? new Set<string>()).add(answers[question]?.join('.') ?? 'skipped'));
      possible.set(key, { times: times + 1, answers: ways });
    }
    /** A result that few of the walks lead to shows too few of the ways to it. */
    const often = [...possible].filter(([, { times }]) => times >= 100);
    expect(often.length).toBeGreaterThan(20);
    const certain = often.flatMap(([told, { answers }]) =>
      [...answers]
        // A question that comes later has no answer yet.
        .filter(([, ways]) => ways.size === 1 && !ways.has('skipped'))
        .map(([question, ways]) => `${told} ${question} ${[...ways]}`),
    );
    expect(certain).toEqual([]);
  });

  it('or by a question that not everybody is asked: the one before it stands for it', () => {
    expect(questionIds.filter(isAskedOfAll)).toEqual(countedQuestions);
    const of = (seeker: Seeker, at: QuestionId, answers: Answers) => {
      const { visit, told } = open();
      visit.shows(begun(seeker));
      expect(askedIn({ seeker, answers })).toContain(at);
      visit.shows({ seeker, at, isDone: false, answers });
      visit.leaves();
      return told.at(-1);
    };
    const left = (question: (typeof countedQuestions)[number]) => ({ kind: 'finderLeft', question });
    expect(of('child', 'years', { level: ['firstPair'] })).toEqual(left('level'));
    expect(of('me', 'classesPerWeek', { level: ['firstPair'] })).toEqual(left('teacher'));
    expect(of('me', 'lastModel', { level: ['beginner'] })).toEqual(left('padding'));
    expect(of('me', 'budget', { level: ['beginner'], troubles: ['diesFast'] })).toEqual(left('padding'));
  });
});
