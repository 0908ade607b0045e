import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PageTextAddress } from '#contracts/settings/page-text.ts';
import { type Language, languages } from '#contracts/text/language.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';
import { recordCopy } from '#web/shared/editing/record-copy.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import type { StoredText } from '../api/page-text-queries.ts';
import { copyNameOf } from '../model/text-address.ts';

const Tab = styled(Link)({
  display: 'block',
  padding: '8px 16px 10px',
  borderBottom: '2px solid transparent',
  lineHeight: 1.4,
  textDecoration: 'none',
  '&[aria-current]': { borderColor: 'var(--accent)', color: 'var(--accent)', fontWeight: 500 },
  '&:focus-visible': { outlineOffset: -2 },
});
const State = styled('span')({ display: 'block', fontSize: 13, fontWeight: 400, color: 'var(--soft)' });

interface LanguageTabsProps {
  address: PageTextAddress;
  texts: Record<Language, StoredText> | undefined;
}

/** The languages of a page: whose text stands in each, and where something is left unsaved. */
export const LanguageTabs = ({ address, texts }: LanguageTabsProps) => {
  const { t } = useTranslation('page-editing');
  const { page, language: current } = address;
  const unsaved = useMemo(
    () =>
      languages.filter(
        (language) => language !== current && recordCopy(copyNameOf({ page, language }), { text: '' }).read(),
      ),
    [page, current],
  );
  const stateOf = (language: Language) => {
    if (unsaved.includes(language)) return t('state.unsaved');
    return texts?.[language].text ? t('state.edited') : t('state.builtIn');
  };
  return (
    <Box
      component="nav"
      aria-label={t('languages')}
      sx={{ mb: 1.5, mx: { xs: -2, sm: 0 }, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box component="ul" sx={{ display: 'flex', overflowX: 'auto' }}>
        {languages.map((language) => (
          <Box component="li" key={language} sx={{ flex: 'none' }}>
            <Tab
              to={adminPaths.pageText(page, language)}
              aria-current={language === current ? 'page' : undefined}
              replace
            >
              <span lang={language}>{languageNames[language]}</span>
              <State>{texts ? stateOf(language) : '\u00A0'}</State>
            </Tab>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
