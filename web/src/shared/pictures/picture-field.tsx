import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredPicture } from '#contracts/pictures.ts';
import { FailureNotice } from '../admin-theme/parts/failure-notice.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { DropZone } from './drop-zone.tsx';
import { PictureAddress } from './picture-address.tsx';
import { useStorePicture } from './use-store-picture.ts';

interface PictureFieldProps {
  label: string;
  help?: string;
  error?: string | undefined;
  /** The address of one of the site's own pictures; empty without one. */
  value: string;
  /** The picture comes with what the server knows of it; without one, it was taken away. */
  onChange: (src: string, picture?: StoredPicture) => void;
}

/**
 * One of the site's own pictures: uploaded by dropping or choosing a file, or copied from an address. The words that stand
 * for it are the form's affair. Its texts are `pictureTexts`.
 */
export const PictureField = ({ label, help, error, value, onChange }: PictureFieldProps) => {
  const { t } = useTranslation('pictures');
  const id = useId();
  const language = useLanguage();
  const choose = useRef<HTMLButtonElement>(null);
  const [said, say] = useState('');
  const stored = useStorePicture((picture) => {
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
          <LinearProgress
            aria-labelledby={id}
            variant={stored.share > 0 && stored.share < 1 ? 'determinate' : 'indeterminate'}
            value={stored.share * 100}
            sx={{ flex: 1 }}
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
