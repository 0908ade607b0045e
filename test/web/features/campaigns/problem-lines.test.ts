import { describe, expect, it } from 'vitest';
import type { CampaignProblem } from '#contracts/campaigns/checks.ts';
import { languages } from '#contracts/text/language.ts';
import { faultyLanguages, problemLines } from '#web/features/campaigns/model/problem-lines.ts';

const noAddress = languages.map((language): CampaignProblem => ({ code: 'noPostalAddress', blocks: true, language }));
const subjects: CampaignProblem[] = [
  { code: 'missingSubject', blocks: true, language: 'en' },
  { code: 'missingSubject', blocks: true, language: 'ru' },
];
const sandbox: CampaignProblem = { code: 'sandbox', blocks: false };

describe('what is wrong with a campaign', () => {
  it('has one line for a missing setting, with the languages that lack it', () => {
    const [first, ...others] = problemLines([...noAddress, ...subjects, sandbox]);
    expect(first?.languages).toEqual(languages);
    expect(others.map(({ problem, languages: named }) => [problem.code, named])).toEqual([
      ['missingSubject', ['en']],
      ['missingSubject', ['ru']],
      ['sandbox', []],
    ]);
  });

  it('has a line for each word that stands twice wrong in one language', () => {
    const words = ['{{a}}', '{{b}}'].map(
      (detail): CampaignProblem => ({ code: 'unknownVariable', blocks: true, language: 'en', detail }),
    );
    expect(problemLines(words)).toHaveLength(2);
  });

  it('marks the languages whose text has a fault, and none for a setting', () => {
    expect([...faultyLanguages([...noAddress, ...subjects, sandbox])]).toEqual(['en', 'ru']);
  });
});
