import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#contracts/campaigns/campaign.ts';
import { withNameless } from '#contracts/templates/typed-words.ts';
import type { Language } from '#contracts/text/language.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { campaignMailQuery } from '../../api/campaign-queries.ts';

const MailPreview = lazy(() => import('#web/shared/mail-preview/mail-preview.tsx'));

interface SentTextsProps {
  campaign: Pick<Campaign, 'id' | 'version' | 'languages' | 'texts'>;
}

/** Each language as readers whose name is not known see it in their list of mails, and the whole mail on a press; nothing of it changes any more. */
export const SentTexts = ({ campaign }: SentTextsProps) => {
  const { t } = useTranslation('campaigns');
  const [opened, open] = useState<Language>();
  const { languages, texts } = campaign;
  return (
    <Box component="ul" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {languages.map((language) => (
        <li key={language}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1, justifyContent: 'space-between' }}>
            <Box sx={{ minWidth: 0 }}>
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
            </Box>
            <Button
              variant="outlined"
              aria-expanded={opened === language}
              aria-label={t('showMailIn', { language: languageNames[language] })}
              onClick={() => open(opened === language ? undefined : language)}
            >
              {t('showMail')}
            </Button>
          </Box>
          {opened === language && (
            <Suspense fallback={<ListSkeleton rows={6} />}>
              <MailPreview query={campaignMailQuery(campaign.id, campaign.version, language)} language={language} />
            </Suspense>
          )}
        </li>
      ))}
    </Box>
  );
};
