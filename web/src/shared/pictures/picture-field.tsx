import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Picture } from '#contracts/blog/endpoints.ts';
import { Button } from '../admin-theme/core/button.tsx';
import { FailureNotice } from '../admin-theme/core/failure-notice.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { DropZone } from './drop-zone.tsx';
import { PictureAddress } from './picture-address.tsx';
import type { PictureUse } from './picture-sizes.ts';
import { useStorePicture } from './use-store-picture.ts';

interface PictureFieldProps {
  label: string;
  /** Decides how large it is kept. */
  use: PictureUse;
  help?: string;
  error?: string | undefined;
  /** The address of one of the site's own pictures; empty without one. */
  value: string;
  /** The picture comes with what the server knows of it; without one, it was taken away. */
  onChange: (src: string, picture?: Picture) => void;
}

/**
 * One of the site's own pictures: uploaded by dropping or choosing a file, or copied from an address. The form itself
 * asks for its alternative text. Its texts are `pictureTexts`.
 */
export const PictureField = ({ label, use, help, error, value, onChange }: PictureFieldProps) => {
  const { t } = useTranslation('pictures');
  const id = useId();
  const language = useLanguage();
  const choose = useRef<HTMLButtonElement>(null);
  const [said, say] = useState('');
  const stored = useStorePicture(use, (picture) => {
    onChange(picture.src, picture);
    say(t('added'));
  });
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(stored.share);
  const remove = () => {
    onChange('');
    say(t('removed'));
    choose.current?.focus();
  };
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <span id={id}>{label}</span>
      <DropZone onFile={stored.start} describedBy={id} buttonRef={choose}>
        {value && (
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'center' }}>
            <Box
              component="img"
              src={value}
              alt={t('chosen')}
              sx={{ maxWidth: 160, maxHeight: 160, objectFit: 'contain' }}
            />
            <Button onClick={remove}>{t('remove')}</Button>
          </Box>
        )}
      </DropZone>
      <PictureAddress onFetch={stored.start} />
      {stored.isPending && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box
            component="progress"
            aria-labelledby={id}
            value={stored.share > 0 && stored.share < 1 ? stored.share : undefined}
            sx={{ flex: 1, minWidth: 0, accentColor: 'var(--accent)' }}
          />
          <span>{stored.share > 0 && stored.share < 1 ? percent : t('working')}</span>
          <Button onClick={stored.stop}>{t('stop')}</Button>
        </Box>
      )}
      {stored.error && <FailureNotice title={t('notAdded')} error={stored.error} />}
      <span role="status" className="visually-hidden">
        {stored.isPending ? t('working') : said}
      </span>
      {(error ?? help) && (
        <Typography variant="caption" sx={{ color: error ? 'error.main' : 'text.secondary' }}>
          {error ?? help}
        </Typography>
      )}
    </Box>
  );
};
