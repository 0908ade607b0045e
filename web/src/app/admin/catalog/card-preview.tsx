import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { directionOf, type Language } from '#contracts/text/language.ts';
import { ShoeDefsSprite } from '#web/features/catalog/components/shoe-defs.tsx';
import { catalogTexts } from '#web/features/catalog/texts.ts';
import { loadLanguage } from '#web/shared/i18n/i18n.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { loadTexts } from '#web/shared/i18n/lazy-texts.ts';
import { modelTexts } from '#web/shared/models/texts.ts';

interface CardPreviewProps {
  language: Language;
  children: (language: Language) => ReactNode;
}

/** One card as a reader of this language sees it; the page around it may be in another language. */
const InLanguage = ({ language, children }: CardPreviewProps) => {
  const { i18n } = useTranslation();
  const [isReady, setReady] = useState(() =>
    ['catalog', 'models'].every((namespace) => i18n.hasResourceBundle(language, namespace)),
  );
  const reader = useMemo(() => i18n.cloneInstance({ lng: language }), [i18n, language]);
  useEffect(() => {
    void Promise.all([loadLanguage(i18n, language), loadTexts(i18n, language, [catalogTexts, modelTexts])]).then(() =>
      setReady(true),
    );
  }, [i18n, language]);
  if (!isReady) return null;
  return (
    <div>
      <Box component="h3" lang={language} sx={{ mb: 1, font: '400 13.5px / 1.5 var(--text)', color: 'text.secondary' }}>
        {languageNames[language]}
      </Box>
      {/* Only for viewing: its links do not work here. */}
      <Box component="ul" inert lang={language} dir={directionOf(language)} sx={{ maxWidth: 420 }}>
        <I18nextProvider i18n={reader}>{children(language)}</I18nextProvider>
      </Box>
    </div>
  );
};

/** The public card in Hebrew and in English. */
export const CardPreview = ({ children }: Pick<CardPreviewProps, 'children'>) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))', gap: 3 }}>
    <ShoeDefsSprite />
    <InLanguage language="he">{children}</InLanguage>
    <InLanguage language="en">{children}</InLanguage>
  </Box>
);
