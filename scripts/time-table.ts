import { areaOf, type Budget, budgetOf } from './areas.ts';
import type { ProgramTime } from './processor-time.ts';
import type { Result } from './result.ts';
import type { Outcome, Runner } from './results.ts';

export interface AreaTime extends Budget {
  area: string;
}
export interface TimeTable {
  suites: ProgramTime[];
  areas: AreaTime[];
  slowest: Pick<Result, 'id' | 'seconds'>[];
}

const shownTests = 10;
const isTest = ({ isStep }: Result) => !isStep;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Processor time of each file. The units are measured in their worker. A journey's browser and product serve other
 * journeys at the same moment, so that each file gets a share of the suite's time, by the duration of its tests.
 */
const secondsByFile = (outcome: Outcome, suiteSeconds: number): [file: string, seconds: number][] => {
  if (outcome.processorSeconds.size > 0) return [...outcome.processorSeconds];
  const tests = outcome.results.filter(isTest);
  const share = suiteSeconds / sum(tests.map(({ seconds }) => seconds));
  return tests.map(({ file, seconds }) => [file, seconds * share]);
};

const areasOf = (files: readonly [string, number][], journeys: readonly Result[]): AreaTime[] => {
  const names = new Set([...files.map(([file]) => file), ...journeys.map(({ file }) => file)].map(areaOf));
  const ofArea = (area: string): AreaTime => ({
    area,
    seconds: sum(files.filter(([file]) => areaOf(file) === area).map(([, seconds]) => seconds)),
    // A journey that both readers take is one.
    journeys: new Set(journeys.filter(({ file }) => areaOf(file) === area).map(({ title }) => title)).size,
  });
  return [...names].map(ofArea).sort((a, b) => b.seconds - a.seconds);
};

/** Where the time of a run went; the gates are one line. */
export const timeTable = (programs: readonly ProgramTime[], outcomes: ReadonlyMap<Runner, Outcome>): TimeTable => {
  const isSuite = ({ name }: ProgramTime) => /^(unit|e2e)\b/.test(name);
  const gates = programs.filter((program) => !isSuite(program));
  const gate: ProgramTime = {
    name: 'gates and build',
    wallSeconds: sum(gates.map(({ wallSeconds }) => wallSeconds)),
    processorSeconds: sum(gates.map(({ processorSeconds }) => processorSeconds)),
  };
  const suiteSeconds = (runner: Runner) => programs.find(({ name }) => name === runner)?.processorSeconds ?? 0;
  const files = [...outcomes].flatMap(([runner, outcome]) => secondsByFile(outcome, suiteSeconds(runner)));
  const results = [...outcomes.values()].flatMap((outcome) => outcome.results.filter(isTest));
  return {
    suites: [...(gates.length > 0 ? [gate] : []), ...programs.filter(isSuite)],
    areas: areasOf(files, outcomes.get('e2e')?.results.filter(isTest) ?? []),
    slowest: results
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, shownTests)
      .map(({ id, seconds }) => ({ id, seconds })),
  };
};

/** Areas that take more than their budget, each as a sentence. */
export const overBudget = (areas: readonly AreaTime[]): string[] =>
  areas.flatMap(({ area, seconds, journeys }) => {
    const budget = budgetOf(area);
    return [
      ...(seconds > budget.seconds
        ? [`${area} takes ${Math.round(seconds)} s of processor time; its budget is ${budget.seconds}.`]
        : []),
      ...(journeys > budget.journeys ? [`${area} has ${journeys} journeys; its budget is ${budget.journeys}.`] : []),
    ];
  });

const line = (name: string, ...numbers: (number | string)[]) =>
  `  ${name.padEnd(26)}${numbers.map((number) => String(typeof number === 'number' ? Math.round(number) : number).padStart(12)).join('')}`;

/** The table as it is printed at the end of a run. */
export const printedTable = ({ suites, areas, slowest }: TimeTable): string =>
  [
    line('', 'processor s', 'wall s'),
    ...suites.map(({ name, processorSeconds, wallSeconds }) => line(name, processorSeconds, wallSeconds)),
    '',
    line('area', 'processor s', 'journeys'),
    ...areas.map(({ area, seconds, journeys }) => line(area, seconds, journeys || '')),
    '',
    '  slowest tests, s',
    ...slowest.map(({ id, seconds }) => `  ${seconds.toFixed(1).padStart(6)}  ${id}`),
  ].join('\n');
