import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../admin-theme/core/button.tsx';
import { TextInput } from '../admin-theme/core/controls.ts';

/** A picture from elsewhere, by its address. The field is inside another form, which Enter must not submit. */
export const PictureAddress = ({ onFetch }: { onFetch: (address: string) => void }) => {
  const { t } = useTranslation('pictures');
  const id = useId();
  const [address, setAddress] = useState('');
  const fetchPicture = () => {
    if (address.trim()) onFetch(address.trim());
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <label htmlFor={id}>{t('address')}</label>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <TextInput
          id={id}
          type="url"
          inputMode="url"
          dir="ltr"
          placeholder="https://"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            fetchPicture();
          }}
        />
        <Button variant="outlined" onClick={fetchPicture} sx={{ flex: 'none' }}>
          {t('copy')}
        </Button>
      </Box>
    </Box>
  );
};
