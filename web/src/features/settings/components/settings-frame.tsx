import Box from '@mui/material/Box';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { sectionNames } from '#contracts/settings/sections.ts';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { useMedia } from '#web/shared/admin-theme/core/use-media.ts';
import { SearchInput } from '#web/shared/admin-theme/lists/search-input.tsx';
import type { AllSettings } from '../model/all-settings.ts';
import { sectionIn, settingIn } from '../model/section-address.ts';
import { SectionPanel } from './section/section-panel.tsx';
import { SectionList } from './section-list.tsx';

const FoundSettings = lazy(() => import('./search/found-settings.tsx'));

const [first = 'twoFactor' as const] = sectionNames;

/** The list of sections beside the chosen one; on narrow screens, one or the other. */
export const SettingsFrame = ({ settings }: { settings: AllSettings }) => {
  const { t } = useTranslation('settings');
  const { search, key } = useLocation();
  const isWide = useMedia('(min-width: 760px)');
  const [words, setWords] = useState('');
  const searched = useDeferredValue(words.trim());
  // A section that was imported begins anew.
  const [imports, setImports] = useState(0);
  const asked = sectionIn(search);
  const section = asked ?? (isWide ? first : undefined);
  const isSearching = searched !== '';
  return (
    <Box sx={{ width: 960, maxWidth: '100%' }}>
      <PageHead title={t('title')}>
        <SearchInput label={t('searchLabel')} value={words} onChange={setWords} />
      </PageHead>
      <Suspense>{isSearching && <FoundSettings words={searched} onLeave={() => setWords('')} />}</Suspense>
      <Box
        hidden={isSearching}
        sx={{
          display: isSearching ? 'none' : 'grid',
          gridTemplateColumns: isWide ? '190px minmax(0, 1fr)' : 'minmax(0, 1fr)',
          gap: { xs: '0', sm: '0 32px', lg: '0 56px' },
          alignItems: 'start',
        }}
      >
        {(isWide || !section) && <SectionList current={section} />}
        {section && (
          <Box sx={{ minWidth: 0 }}>
            {!isWide && (
              <Box sx={{ mb: 2 }}>
                <Link to={sectionPaths.settings}>{t('allSections')}</Link>
              </Box>
            )}
            <SectionPanel
              key={`${section}:${imports}`}
              section={section}
              settings={settings}
              first={isWide ? first : undefined}
              wanted={{ setting: settingIn(search), at: key }}
              onImported={() => setImports((count) => count + 1)}
            />
          </Box>
        )}
      </Box>
    </Box>
  );
};
