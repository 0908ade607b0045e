import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PageTextAddress } from '#contracts/settings/page-text.ts';
import { dateFormat } from '#contracts/text/formats.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import type { StoredText } from '../api/page-text-queries.ts';
import { publicPathOf } from '../model/text-address.ts';

interface TextStateProps {
  address: PageTextAddress;
  stored: StoredText;
  headingRef: Ref<HTMLHeadingElement>;
  onRestore: () => void;
}

/** Whose text readers see, since when, and what can be done about it. */
export const TextState = ({ address, stored, headingRef, onRestore }: TextStateProps) => {
  const { t } = useTranslation('page-editing');
  const language = useLanguage();
  const { text, changed } = stored;
  const format = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const who = {
    time: changed ? isolate(format.format(new Date(changed.time))) : '',
    name: changed?.by.name ? isolate(changed.by.name) : t('formerUser'),
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 20px', minHeight: 44, mb: 1.5 }}>
      <h2 className="visually-hidden" ref={headingRef} tabIndex={-1}>
        {t(`page.${address.page}`)} ({languageNames[address.language]})
      </h2>
      <Box component="p" sx={{ mr: 'auto', color: 'text.secondary' }}>
        {text === '' ? t('showsBuiltIn') : t('showsOwn', who)}
      </Box>
      {text !== '' && (
        <Button onClick={onRestore} sx={{ px: 1, mx: -1 }}>
          {t('restore')}
        </Button>
      )}
      <Link to={publicPathOf(address, language)} reloadDocument>
        {t('view')}
      </Link>
    </Box>
  );
};
