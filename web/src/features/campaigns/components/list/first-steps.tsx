import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { mailReadinessQuery } from '../../api/mail-readiness-query.ts';

interface StepProps {
  text: string;
  /** The section of the settings where it is done. */
  section?: string;
  /** Not known until the settings have come. */
  isDone?: boolean | undefined;
}

const Step = ({ text, section, isDone }: StepProps) => {
  const { t } = useTranslation('campaigns');
  return (
    <li>
      {section ? <Link to={`${sectionPaths.settings}?section=${section}`}>{text}</Link> : <span>{text}</span>}
      {isDone && <Box component="span" sx={{ color: 'text.secondary' }}>{` · ${t('stepMade')}`}</Box>}
    </li>
  );
};

/** Before the first campaign: what a mail to many needs beside its text. */
const FirstSteps = () => {
  const { t } = useTranslation('campaigns');
  const { data } = useQuery(mailReadinessQuery);
  return (
    <Box sx={{ maxWidth: '60ch', textAlign: 'start' }}>
      <p>{t('beforeFirst')}</p>
      <Box component="ol" sx={{ listStyle: 'decimal', paddingInlineStart: 3, display: 'grid', gap: 0.75, mt: 1 }}>
        <Step text={t('stepAddress')} section="campaigns" isDone={data?.hasAddress} />
        <Step text={t('stepSender')} section="integrations" isDone={data?.hasSender} />
        <Step text={t('stepTest')} />
      </Box>
    </Box>
  );
};

export default FirstSteps;
