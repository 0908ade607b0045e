import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './button.tsx';
import { TextField } from './form-fields.tsx';
import { EyeIcon } from './icons.tsx';

/** A password, which can be shown to check what was typed. */
export const PasswordField = (field: Omit<ComponentProps<typeof TextField>, 'type' | 'dir' | 'addition'>) => {
  const { t } = useTranslation('form');
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      dir="ltr"
      type={isShown ? 'text' : 'password'}
      addition={
        <IconButton
          size="small"
          aria-label={t('showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          sx={{ position: 'absolute', insetInlineEnd: 4, top: 4 }}
        >
          <EyeIcon />
        </IconButton>
      }
    />
  );
};
