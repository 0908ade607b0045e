import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Draft } from '#contracts/blog/drafts.ts';
import { dateFormat } from '#contracts/text/formats.ts';
import { isolate } from '#contracts/text/isolate.ts';
import type { Language } from '#contracts/text/language.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { isKept as willBeSent } from '#web/shared/api/waiting.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import type { SaveState } from '../../model/draft-controller.ts';

interface SaveLineProps {
  save: SaveState;
  draft: Draft | undefined;
  onRetry: () => void;
}

/** The time for today, with the date for any other day. */
const savedTime = (savedAt: string, language: Language) => {
  const moment = new Date(savedAt);
  const isToday = moment.toDateString() === new Date().toDateString();
  const format = dateFormat(language, { ...(isToday ? {} : { dateStyle: 'medium' }), timeStyle: 'short' });
  return format.format(moment);
};

const failures = ['unanswered', 'conflict', 'refused'];

/** Whether the server has the text on the screen, and if not, where it is stored. */
export const SaveLine = ({ save, draft, onRetry }: SaveLineProps) => {
  const { t } = useTranslation(['blog-editing', 'admin', 'common']);
  const language = useLanguage();
  const text = () => {
    switch (save.kind) {
      case 'saved':
        return draft ? t('savedAt', { time: isolate(savedTime(draft.savedAt, language)) }) : t('nothingYet');
      case 'changed':
      case 'saving':
        return t('saving');
      case 'unanswered':
        if (willBeSent(save.error)) return t('admin:notSentYet');
        return save.isKept ? t('admin:notSavedKept') : t('admin:notSavedNotKept');
      case 'conflict':
        return t('notSavedConflict');
      case 'refused':
        return t('notSavedRefused', { reason: save.error.message });
    }
  };
  const isFailed = failures.includes(save.kind);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 40,
        color: isFailed ? 'error.main' : 'text.secondary',
        fontWeight: isFailed ? 500 : 400,
      }}
    >
      <span role="status">{text()}</span>
      {(save.kind === 'unanswered' || save.kind === 'refused') && (
        <Button onClick={onRetry} sx={{ flex: 'none' }}>
          {t('common:tryAgain')}
        </Button>
      )}
    </Box>
  );
};
