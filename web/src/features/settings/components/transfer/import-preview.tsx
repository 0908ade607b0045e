import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { AllSections, SecretStates } from '#contracts/settings/endpoints.ts';
import { secretsLostBy } from '#contracts/settings/sections.ts';
import type { ImportPlan, SectionImport } from '../../model/settings-file.ts';
import { ChangesList } from '../changes-list.tsx';
import { useSecretWarnings } from '../use-secret-warnings.ts';
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

interface ImportPreviewProps {
  plan: ImportPlan | { fault: 'tooLarge' };
  present: AllSections;
  /** Which secrets are set. */
  secrets: SecretStates;
}

/** The changes that a file would make, by section, and the secrets that go with it; or the reason why it cannot be imported. */
export const ImportPreview = ({ plan, present, secrets }: ImportPreviewProps) => {
  const { t } = useTranslation('settings-dialogs');
  const warnings = useSecretWarnings();
  if ('fault' in plan) return <p>{t(`importFault.${plan.fault}`)}</p>;
  if ('sections' in plan) {
    if (plan.sections.length === 0) return <p>{t('nothingChanges')}</p>;
    const lost = plan.sections.flatMap(({ section, values }) =>
      secretsLostBy(section, present[section].values, values),
    );
    const warning = warnings.before(lost, secrets);
    return (
      <>
        {warning && (
          <Box component="p" sx={{ color: 'error.main' }}>
            {warning}
          </Box>
        )}
        {plan.sections.map((section) => (
          <SectionChanges key={section.section} {...section} />
        ))}
      </>
    );
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
