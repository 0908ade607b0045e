import Box from '@mui/material/Box';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { AnalyticsQuery } from '#contracts/analytics/figures.ts';
import {
  type AnalyticsFileFormat,
  analyticsFileFormats,
  exportAnalytics,
} from '#contracts/analytics-export/endpoints.ts';
import { write } from '../../api/write.ts';
import { downloadFile } from '../../ui/download.ts';
import { Button } from '../core/button.tsx';
import { FailureNotice } from '../core/failure-notice.tsx';

const types = { csv: 'text/csv;charset=utf-8', pdf: 'application/pdf' } as const;

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

interface AnalyticsFilesProps {
  /** The period and the filter of the files. */
  view: AnalyticsQuery;
  say: (key: AnalyticsFileFormat | 'pending' | 'failed') => string;
  sayDone: (name: string) => string;
}

/** The counts as a file to keep or to hand on, in the reader's language: one at a time, so that one click makes one file. */
export const AnalyticsFiles = ({ view, say, sayDone }: AnalyticsFilesProps) => {
  // The second click of a double one comes before the screen shows the first.
  const isMaking = useRef(false);
  const { mutate, isPending, variables, error, data } = useMutation({
    mutationFn: async (body: { format: AnalyticsFileFormat; view: AnalyticsQuery }) => {
      const { name, base64 } = await write(exportAnalytics, { body });
      downloadFile(name, types[body.format], bytesOf(base64));
      return name;
    },
    onSettled: () => {
      isMaking.current = false;
    },
  });
  const make = (body: NonNullable<typeof variables>) => {
    if (isMaking.current) return;
    isMaking.current = true;
    mutate(body);
  };
  return (
    <>
      {analyticsFileFormats.map((format) => (
        <Button
          key={format}
          variant="outlined"
          // Not `disabled`, which would take the focus of the keyboard away.
          aria-disabled={isPending}
          sx={{ opacity: isPending ? 0.55 : 1 }}
          onClick={() => make({ format, view })}
        >
          {say(format)}
        </Button>
      ))}
      {/* The file itself is what everybody else sees of it. */}
      <Box component="span" role="status" sx={{ color: 'text.secondary', fontSize: 13.5 }}>
        {isPending && <span>{say('pending')}</span>}
        {data && !isPending && <span className="visually-hidden">{sayDone(data)}</span>}
      </Box>
      {error && variables && (
        <Box sx={{ flexBasis: '100%' }}>
          <FailureNotice title={say('failed')} error={error} onRetry={() => make(variables)} />
        </Box>
      )}
    </>
  );
};
