import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#contracts/campaigns/campaign.ts';
import { withNameless } from '#contracts/typed-words.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';

/** What readers whose name is not known see in their list of mails, by language; nothing of it changes any more. */
export const SentTexts = ({ campaign: { languages, texts } }: { campaign: Pick<Campaign, 'languages' | 'texts'> }) => {
  const { t } = useTranslation('campaigns');
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1.5 }}>
      {languages.map((language) => (
        <li key={language}>
          <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
            <bdi lang={language}>{languageNames[language]}</bdi>
          </Box>
          <Box lang={language} sx={{ overflowWrap: 'anywhere' }}>
            <Box component="p" sx={{ fontWeight: 500 }}>
              <bdi>{withNameless(texts[language]?.subject ?? '', texts[language]?.nameless) || t('noSubject')}</bdi>
            </Box>
            <Box component="p" sx={{ color: 'text.secondary' }}>
              <bdi>{withNameless(texts[language]?.preheader ?? '', texts[language]?.nameless)}</bdi>
            </Box>
          </Box>
        </li>
      ))}
    </Box>
  );
};
