import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CampaignProblem } from '#contracts/campaigns/checks.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { problemLines } from '../../model/problem-lines.ts';

const Way = styled('button')({
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 44 },
});

/** The field that a problem is about; none where the form has none. */
const fieldOf = ({ code, language }: CampaignProblem): string | undefined => {
  if (code === 'noGroups' || code === 'noRecipients') return 'groups';
  if (code === 'noLanguages') return 'languages';
  if (!language || code === 'noPostalAddress') return undefined;
  if (code === 'missingSubject' || code === 'missingText') return `texts.${language}.subject`;
  if (code === 'missingNameless') return `texts.${language}.nameless`;
  return `texts.${language}.${code === 'missingPreheader' ? 'preheader' : 'body'}`;
};

/** Leads to a field of the form, and to these words of its language. */
export type Lead = (field: string, words?: string) => void;

const ofWords: readonly CampaignProblem['code'][] = ['unknownVariable', 'variableInLink', 'looksLikeVariable'];

interface CheckListProps {
  problems: readonly CampaignProblem[];
  onLead: Lead;
}

/** The problems that stop a campaign, then those that its writer should look at; each leads to its fault. */
export const CheckList = ({ problems, onLead }: CheckListProps) => {
  const { t } = useTranslation('campaigns');
  const language = useLanguage();
  const detailOf = ({ code, detail }: CampaignProblem) => {
    if (detail === undefined) return '';
    if (code !== 'tooLarge' && code !== 'overQuota' && code !== 'missingNameless') return isolate(detail);
    return new Intl.NumberFormat(language).format(Math.round(Number(detail) / (code === 'tooLarge' ? 1000 : 1)));
  };
  const wordsOf = (problem: CampaignProblem) => {
    const total = new Intl.NumberFormat(language).format(problem.total ?? 0);
    const words = t(`problem.${problem.code}`, { detail: detailOf(problem), total, variable: '{{name}}' });
    if (problem.code === 'noPostalAddress') {
      return <Link to={`${sectionPaths.settings}?section=campaigns`}>{words}</Link>;
    }
    const field = fieldOf(problem);
    return field ? (
      <Way type="button" onClick={() => onLead(field, ofWords.includes(problem.code) ? problem.detail : undefined)}>
        {words}
      </Way>
    ) : (
      words
    );
  };
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1 }}>
      {problemLines(problems).map(({ problem, languages }) => (
        <Box
          component="li"
          key={`${problem.code} ${problem.language} ${problem.detail}`}
          sx={{
            borderInlineStart: '3px solid',
            borderColor: problem.blocks ? 'primary.main' : 'divider',
            paddingInlineStart: 1.25,
            overflowWrap: 'anywhere',
          }}
        >
          <Box component="span" sx={{ fontSize: 13, color: problem.blocks ? 'primary.main' : 'text.secondary' }}>
            <span>{t(problem.blocks ? 'stops' : 'warns')}</span>
            {languages.map((each) => (
              <Fragment key={each}>
                <span>{' · '}</span>
                <bdi lang={each}>{languageNames[each]}</bdi>
              </Fragment>
            ))}
          </Box>
          <Box component="span" sx={{ display: 'block' }}>
            {wordsOf(problem)}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
