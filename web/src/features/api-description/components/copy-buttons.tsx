import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { ApiDocument } from '#contracts/api-description/endpoints.ts';
import { useAnnounce } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import type { Call } from '../model/calls.ts';
import { curlOf } from '../model/curl.ts';

/** The parts of a call that a programmer copies. */
export const CopyButtons = ({ document, call }: { document: ApiDocument; call: Call }) => {
  const { t } = useTranslation('api-description');
  const announce = useAnnounce();
  const copies = {
    path: () => call.path,
    curl: () => curlOf(document, call, location.origin),
    link: () => `${location.origin}${location.pathname}#${call.operationId}`,
  };
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => announce(t('copied')),
      () => announce(t('notCopied')),
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
      {(['path', 'curl', 'link'] as const).map((what) => (
        <Button key={what} variant="outlined" onClick={() => void copy(copies[what]())}>
          {t(`copy.${what}`)}
        </Button>
      ))}
    </Box>
  );
};
