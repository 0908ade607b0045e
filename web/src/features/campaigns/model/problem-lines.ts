import type { CampaignProblem } from '#contracts/campaigns/checks.ts';
import type { Language } from '#contracts/text/language.ts';

/** A line of the list: a fault of the settings is one, however many languages lack it. */
export interface ProblemLine {
  problem: CampaignProblem;
  languages: readonly Language[];
}

export const problemLines = (problems: readonly CampaignProblem[]): ProblemLine[] => {
  const keyOf = ({ code, language, detail }: CampaignProblem) =>
    code === 'noPostalAddress' ? code : JSON.stringify([code, language, detail]);
  return [...Map.groupBy(problems, keyOf).values()].flatMap(([problem, ...more]) =>
    problem ? [{ problem, languages: [problem, ...more].flatMap(({ language }) => language ?? []) }] : [],
  );
};

/** Languages whose own text has a fault; those of the settings and of the whole campaign are not mended there. */
export const faultyLanguages = (problems: readonly CampaignProblem[]): ReadonlySet<Language> =>
  new Set(problems.flatMap(({ code, language }) => (language && code !== 'noPostalAddress' ? [language] : [])));
