import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredPassageText } from '#contracts/knowledge/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { written } from '#web/shared/i18n/written.ts';
import { each } from '#web/shared/rich-text/each.ts';
import { askPublicly } from '../../api/ask-publicly.ts';

interface AskedProps {
  question: string;
  language: Language;
  points: readonly string[];
}

/** One question, and what the assistant answers to it now. */
const Asked = ({ question, language, points }: AskedProps) => {
  const { t } = useTranslation('knowledge');
  const { data, error, isPending, mutate } = useMutation({ mutationFn: () => askPublicly(question, language) });
  const isOwn = data?.paragraphs.some(({ text }) => points.some((point) => text.includes(point)));
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="span" {...written(language)} sx={{ mr: 'auto', flex: '1 1 220px', overflowWrap: 'anywhere' }}>
          {question}
        </Box>
        <Button
          variant="outlined"
          loading={isPending}
          onClick={() => mutate()}
          aria-label={t('askNamed', { question })}
        >
          {t('ask')}
        </Button>
      </Box>
      <div role="status">
        {data && (
          <Box
            sx={{
              display: 'grid',
              gap: 1,
              borderInlineStart: '2px solid',
              borderColor: 'divider',
              paddingInlineStart: 2,
            }}
          >
            <Box {...written(data.language)} sx={{ display: 'grid', gap: 1 }}>
              {each(data.paragraphs, ({ text }) => (
                <p>{text}</p>
              ))}
            </Box>
            <Box component="p" sx={{ fontSize: 13, color: 'text.secondary' }}>
              {t(isOwn ? 'answeredHere' : 'answeredElsewhere')}
            </Box>
          </Box>
        )}
      </div>
      {error && <FailureNotice title={t('askFailed')} error={error} />}
    </Box>
  );
};

interface AskPanelProps {
  text: StoredPassageText;
  language: Language;
}

/** The present answers to the questions of this passage, as they are saved. */
export const AskPanel = ({ text, language }: AskPanelProps) => {
  const { t } = useTranslation('knowledge');
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 5 }}>
      <Typography variant="h2" id={id} sx={{ mb: 0.5 }}>
        {t('askTitle')}
      </Typography>
      <Box component="p" sx={{ mb: 1.5, color: 'text.secondary', maxWidth: '70ch' }}>
        {t('askHelp')}
      </Box>
      <Box component="ul">
        {text.questions.map((question) => (
          <Asked key={question} question={question} language={language} points={text.text} />
        ))}
      </Box>
    </Box>
  );
};
