import { styled } from '@mui/material/styles';
import { type Ref, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageTextAddress } from '#contracts/settings/page-text.ts';
import { parsePlainText } from '#contracts/text/plain-text.ts';
import { written } from '#web/shared/i18n/written.ts';
import { PlainText } from '#web/shared/page-text/plain-text.tsx';

/** The page's own styles, in the room that there is. */
const Paper = styled('div')({
  minWidth: 0,
  padding: '28px 28px 12px',
  border: '1px solid var(--line)',
  borderRadius: 4,
  backgroundColor: 'var(--paper)',
  font: '300 16px / 1.65 var(--text)',
  '& .statement': { width: 'auto', maxWidth: 'none', margin: 0, padding: 0 },
  '& .statement .page-head': { padding: 0, marginBottom: 20 },
  '& h3': { font: '400 30px / 1.15 var(--display)', overflowWrap: 'anywhere' },
  '& .statement .lead': { marginTop: 0, fontSize: 18, lineHeight: 1.5 },
  '& .statement .story': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 10, paddingBlock: '0 20px' },
  '& .statement .story::before': { marginBlockEnd: 6 },
  '& .statement .story h4': { margin: 0, font: '400 22px / 1.25 var(--display)' },
  '& .statement .story-text, & .statement .story-list': { fontSize: 16 },
  '& .statement .story-list li': { paddingBlock: 9 },
  // All of it has its height from the beginning: the form scrolls along.
  '& .statement :is(p, li)': { contentVisibility: 'visible' },
});

interface TextPreviewProps {
  address: PageTextAddress;
  title: string;
  text: string;
  /** The element that scrolls. */
  paperRef: Ref<HTMLDivElement>;
}

/** The page as readers will see it, drawn when there is time for it, so that typing stays fast. */
export const TextPreview = ({ address, title, text, paperRef }: TextPreviewProps) => {
  const { t } = useTranslation('page-editing');
  const shown = useDeferredValue(text);
  const blocks = useMemo(() => parsePlainText(shown), [shown]);
  return (
    // It scrolls, so that the keyboard must reach it.
    <Paper ref={paperRef} role="region" aria-label={t('preview')} tabIndex={0} {...written(address.language)}>
      <PlainText title={title} blocks={blocks} language={address.language} isPreview />
    </Paper>
  );
};
