import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sectionNames, settingsOf } from '#contracts/settings/sections.ts';
import { Tag } from '#web/shared/admin-theme/core/controls.ts';
import { useTexts } from '#web/shared/i18n/use-texts.ts';
import { settingsDialogTexts } from '../dialog-texts.ts';
import { addressOf } from '../model/section-address.ts';
import { ToolBlock } from './parts/tool-block.tsx';
import type { IntroProps } from './parts/tools-props.ts';

/** Every part of the site that has a switch, and whether it is on. The switch itself is in the section that explains it. */
export const FeatureFlags = ({ settings }: IntroProps) => {
  useTexts(settingsDialogTexts);
  const { t } = useTranslation(['settings', 'settings-dialogs']);
  const flags = sectionNames.flatMap((section) => {
    const values: Readonly<Record<string, unknown>> = settings.sections[section].values;
    return settingsOf(section).flatMap(([name, { control }]) =>
      control.kind === 'toggle' ? [{ section, name, isOn: values[name] === true }] : [],
    );
  });
  return (
    <ToolBlock title={t('settings-dialogs:flags')} text={t('settings-dialogs:flagsText')}>
      <Box component="ul" sx={{ mt: 1.5, maxWidth: 640 }}>
        {flags.map(({ section, name, isOn }) => (
          <Box
            component="li"
            key={`${section}.${name}`}
            sx={{
              ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 12px' },
              ...{ py: 1, borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Box component="span" sx={{ '@media (pointer: coarse)': { '& a': { py: 1.25 } } }}>
              <Link to={addressOf(section, name)}>{t(`${section}.${name}.label` as 'security.sessionDays.label')}</Link>
            </Box>
            <Box component="span" sx={{ fontSize: 13, color: 'text.secondary', mr: 'auto' }}>
              {t(`${section}.title` as 'security.title')}
            </Box>
            <Tag data-over={isOn ? '' : undefined}>{t(isOn ? 'on' : 'off')}</Tag>
          </Box>
        ))}
      </Box>
    </ToolBlock>
  );
};
