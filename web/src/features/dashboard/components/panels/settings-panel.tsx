import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { mailProviderNames } from '#contracts/platform/mail-providers.ts';
import { initialSettings, type SectionName } from '#contracts/settings/sections.ts';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { PanelLinks } from '#web/shared/admin-theme/figures/panel-links.tsx';
import { PanelSection, Sections } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { Part } from '#web/shared/admin-theme/figures/part.tsx';
import { CardFacts } from '#web/shared/admin-theme/lists/card-facts.tsx';
import { site } from '#web/shared/config/site.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { anew } from '../../api/dashboard-queries.ts';
import { settingsQuery } from '../../api/settings-query.ts';
import { useOverviewPart } from '../../api/use-overview-part.ts';
import { addressOf, changedSettings, lastChange, unsetSettings } from '../../model/settings-figures.ts';
import { withinWeek } from '../../model/week.ts';
import { UnsetSettings } from '../parts/unset-settings.tsx';

/** How the site is set up: what administrators have chosen, and what belongs to this installation. */
const SettingsPanel = () => {
  const { t } = useTranslation('dashboard');
  const language = useLanguage();
  const settings = useQuery({ ...settingsQuery, ...anew });
  const failures = useOverviewPart('mails');
  const format = new Intl.NumberFormat(language);
  const onOff = (isOn: boolean) => t(isOn ? 'settings.on' : 'settings.off');
  return (
    <Box sx={{ '& dt, & dd': { py: 0.25, '@media (pointer: coarse)': { py: 1 } } }}>
      <Sections>
        <PanelSection title={t('settings.chosen')}>
          <Part query={settings} failure={t('failed.settings')} rows={6}>
            {({ sections }) => {
              const { twoFactor, botCheck, analytics, edgeAnalytics, general, security, integrations } = sections;
              const failed = failures.data?.counts.day ?? 0;
              const changed = changedSettings(sections, initialSettings);
              const last = lastChange(sections);
              const times = Object.values(sections).flatMap((section) => section.changed?.time ?? []);
              const fact = (section: SectionName, name: string, value: string) => ({
                name,
                value: <Link to={addressOf(section)}>{value}</Link>,
              });
              return (
                <CardFacts
                  facts={[
                    fact('integrations', t('settings.mail'), mailProviderNames[integrations.values.mailProvider]),
                    ...(failures.data
                      ? [
                          {
                            name: t('settings.unsent'),
                            value: <Link to={`${sectionPaths.errors}?tab=mails`}>{format.format(failed)}</Link>,
                          },
                        ]
                      : []),
                    fact('security', t('settings.signUps'), onOff(security.values.signUpsOpen)),
                    fact('twoFactor', t('settings.factor'), onOff(twoFactor.values.allowed)),
                    fact(
                      'botCheck',
                      t('settings.botCheck'),
                      t(botCheck.values.provider === 'turnstile' ? 'settings.turnstile' : 'settings.proofOfWork'),
                    ),
                    fact('analytics', 'Google Analytics', onOff(analytics.values.enabled)),
                    fact('edgeAnalytics', 'Cloudflare Web Analytics', onOff(edgeAnalytics.values.enabled)),
                    fact('general', t('settings.notice'), onOff(general.values.maintenanceNotice)),
                    { name: t('settings.changed'), value: format.format(changed) },
                    { name: t('settings.lastWeek'), value: format.format(withinWeek(times, settings.dataUpdatedAt)) },
                    ...(last
                      ? [
                          {
                            name: t('settings.last'),
                            value: (
                              <>
                                <Link to={addressOf(last.section)}>
                                  <Timestamp value={last.time} withTime />
                                </Link>{' '}
                                <bdi>{last.by.name}</bdi>
                              </>
                            ),
                          },
                        ]
                      : []),
                  ]}
                />
              );
            }}
          </Part>
        </PanelSection>
        <PanelSection title={t('settings.unset')}>
          <Part query={settings} failure={t('failed.settings')}>
            {({ sections }) => <UnsetSettings unset={unsetSettings(sections)} />}
          </Part>
        </PanelSection>
        <PanelSection title={t('settings.installation')}>
          <CardFacts
            facts={[{ name: t('settings.logs'), value: t('settings.days', { count: site.logRetentionDays }) }]}
          />
        </PanelSection>
      </Sections>
      <PanelLinks links={[{ to: sectionPaths.settings, text: t('settings.open') }]} />
    </Box>
  );
};

export default SettingsPanel;
