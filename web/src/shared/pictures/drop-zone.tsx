import Box from '@mui/material/Box';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureTypes } from '#contracts/pictures/endpoints.ts';
import { Button } from '../admin-theme/core/button.tsx';

interface DropZoneProps {
  onFile: (file: File) => void;
  /** Names the button together with its own words. */
  describedBy: string;
  buttonRef: Ref<HTMLButtonElement>;
  /** The picture that is there now. */
  children: ReactNode;
}

/** Takes a file that is dropped on it or chosen with its button. */
export const DropZone = ({ onFile, describedBy, buttonRef, children }: DropZoneProps) => {
  const { t } = useTranslation('pictures');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: 2,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'text.disabled',
        borderRadius: 1,
        bgcolor: isOver ? 'action.selected' : 'transparent',
      }}
    >
      {children}
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, flex: '1 1 180px' }}>
        <span>{t('dropHere')}</span>
        <Button
          variant="outlined"
          ref={buttonRef}
          aria-describedby={describedBy}
          onClick={() => input.current?.click()}
        >
          {t('choose')}
        </Button>
        <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
          {t('allowed')}
        </Box>
      </Box>
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join()}
        hidden
        onChange={({ target }) => {
          take(target.files);
          // The same file may be chosen again after a failure.
          target.value = '';
        }}
      />
    </Box>
  );
};
