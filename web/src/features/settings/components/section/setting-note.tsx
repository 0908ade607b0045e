import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { SectionName } from '#contracts/settings/sections.ts';
import type { Language } from '#contracts/text/language.ts';
import { typedNumber } from '#contracts/text/typed.ts';
import type { AllSettings } from '../../model/all-settings.ts';

export type Stage = AllSettings['stage'];
/** The values that stand in for empty settings. */
export type StandIns = Pick<AllSettings, 'stage' | 'ownTexts'>;

/** The operators' value for the stage, or the product's own text in a language. */
export const placeholderOf = (
  section: SectionName,
  name: string,
  { stage, ownTexts }: StandIns,
  language: Language,
): string | undefined => {
  const placeholders = new Map([
    ['general.contactAddress', stage.contact],
    ['integrations.mailFrom', stage.mailFrom],
    ...Object.entries(ownTexts).map(([own, texts]) => [`general.${own}`, texts[language]] as const),
  ]);
  return placeholders.get(`${section}.${name}`);
};

interface SettingNoteProps {
  section: SectionName;
  name: string;
  stage: Stage;
}

/** The further notes on a setting: the stage's own limit, or the limits of a choice. */
export const SettingNote = ({ section, name, stage }: SettingNoteProps) => {
  const { t } = useTranslation('settings');
  const value: unknown = useWatch({ name });
  const path = `${section}.${name}`;
  if (path === 'security.sessionDays') {
    const isOver = Number(typedNumber(String(value))) > stage.sessionDays;
    return (
      <Box component="p" role="status" sx={{ mt: 0.5, fontSize: 13, color: isOver ? 'error.main' : 'text.secondary' }}>
        {t(isOver ? 'stageLimitHolds' : 'stageLimit', { days: stage.sessionDays })}
      </Box>
    );
  }
  if (path !== 'integrations.mailProvider') return null;
  return (
    <div role="status">
      {value === 'pop3' && (
        <Box component="p" sx={{ mt: 1, fontSize: 13.5, color: 'error.main' }}>
          {t('pop3Notice')}
        </Box>
      )}
    </div>
  );
};
