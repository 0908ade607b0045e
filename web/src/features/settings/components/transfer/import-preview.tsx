import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ImportPlan, SectionImport } from '../../model/settings-file.ts';
import { ChangesList } from '../changes-list.tsx';
import { useSettingWords } from '../use-setting-words.ts';
import { FaultLine } from './fault-line.tsx';

const shownFaults = 12;

const SectionChanges = ({ section, changes }: SectionImport) => (
  <Box component="section" sx={{ pt: 2 }}>
    <Typography variant="h3" sx={{ pb: 0.75 }}>
      {useSettingWords(section).title}
    </Typography>
    <ChangesList section={section} changes={changes} />
  </Box>
);

/** What a file would change, by section; or why it cannot be imported. */
export const ImportPreview = ({ plan }: { plan: ImportPlan | { fault: 'tooLarge' } }) => {
  const { t } = useTranslation('settings-dialogs');
  if ('fault' in plan) return <p>{t(`importFault.${plan.fault}`)}</p>;
  if ('sections' in plan) {
    if (plan.sections.length === 0) return <p>{t('nothingChanges')}</p>;
    return plan.sections.map((section) => <SectionChanges key={section.section} {...section} />);
  }
  const { faults } = plan;
  return (
    <>
      <p>{t('importFault.values')}</p>
      <Box component="ul" sx={{ my: 1, '& li': { listStyle: 'disc inside', overflowWrap: 'anywhere' } }}>
        {faults.slice(0, shownFaults).map((fault) => (
          <FaultLine key={JSON.stringify(fault)} fault={fault} />
        ))}
      </Box>
      {faults.length > shownFaults && <p>{t('moreFaults', { count: faults.length - shownFaults })}</p>}
    </>
  );
};
