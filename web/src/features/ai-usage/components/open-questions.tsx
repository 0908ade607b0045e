import Box from '@mui/material/Box';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dismissQuestion, keptQuestionDays, type OpenQuestion } from '#contracts/ai-usage/feedback.ts';
import { adminPaths, type BegunPost, sectionPaths } from '#web/shared/admin-paths.ts';
import { useAnnounce } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { PanelSection } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { Part } from '#web/shared/admin-theme/figures/part.tsx';
import { write } from '#web/shared/api/write.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { written } from '#web/shared/i18n/written.ts';
import { aiUsageKey, openQuestionsQuery } from '../api/ai-queries.ts';

const Row = ({ question }: { question: OpenQuestion }) => {
  const { t } = useTranslation('ai-usage');
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const { id, text, language, unknown, notHelpful, last } = question;
  const dismiss = useMutation({
    mutationFn: async () => {
      await write(dismissQuestion, { pathParameters: { id }, failureText: t('failed.dismiss') });
      announce(t('open.dismissed'));
      await queryClient.invalidateQueries({ queryKey: aiUsageKey });
    },
  });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 24px',
        alignItems: 'center',
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="p" sx={{ fontWeight: 500 }}>
          <bdi {...written(language)}>{text}</bdi>
        </Box>
        <Box component="p" sx={{ color: 'text.secondary', fontSize: 13.5 }}>
          <span lang={language}>{languageNames[language]}</span>
          {unknown > 0 && <span>{` · ${t('open.unknown', { count: unknown })}`}</span>}
          {notHelpful > 0 && <span>{` · ${t('open.notHelpful', { count: notHelpful })}`}</span>}
          <span>{' · '}</span>
          <Timestamp value={last} withTime />
        </Box>
        {dismiss.error && <FailureNotice title={t('failed.dismiss')} error={dismiss.error} />}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Link to={adminPaths.newPassage({ question: text, language })}>{t('open.write')}</Link>
        <Link to={sectionPaths.blog} state={{ newPost: { title: text, language } } satisfies BegunPost}>
          {t('open.writePost')}
        </Link>
        <Button
          loading={dismiss.isPending}
          onClick={() => dismiss.mutate()}
          aria-label={t('open.dismissNamed', { text })}
        >
          {t('open.dismiss')}
        </Button>
      </Box>
    </Box>
  );
};

/** Questions that got no good answer, as far as people let them be kept. */
export const OpenQuestions = () => {
  const { t } = useTranslation('ai-usage');
  const questions = useQuery(openQuestionsQuery);
  return (
    <Box sx={{ mt: 5 }}>
      <PanelSection heading="h2" title={t('open.title')}>
        <Box component="p" sx={{ color: 'text.secondary', maxWidth: '70ch', mb: 1.5 }}>
          {t('open.note', { count: keptQuestionDays })}
        </Box>
        <Part query={questions} failure={t('failed.questions')}>
          {({ items, total }) =>
            items.length === 0 ? (
              <p>{t('open.none')}</p>
            ) : (
              <>
                {total > items.length && <p>{t('open.first', { shown: items.length, total })}</p>}
                <Box component="ul" aria-label={t('open.title')}>
                  {items.map((question) => (
                    <Row key={question.id} question={question} />
                  ))}
                </Box>
              </>
            )
          }
        </Part>
      </PanelSection>
    </Box>
  );
};
