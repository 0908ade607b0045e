import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usualQuestions } from '#contracts/knowledge/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { ListAt } from '#web/shared/admin-theme/record-fields/list-at.tsx';
import { TextAt } from '#web/shared/admin-theme/record-fields/text-at.tsx';
import { questionCount } from '../../model/passage-values.ts';

const Help = ({ id, children }: { id: string; children: string }) => (
  <Box component="p" id={id} sx={{ fontSize: 13, color: 'text.secondary', mt: -1.5 }}>
    {children}
  </Box>
);

/** With few questions a passage is found less well; it is saved all the same. */
const QuestionsHint = () => {
  const { t } = useTranslation('knowledge');
  const questions: string[] = useWatch({ name: 'text.questions' });
  const count = questionCount(questions);
  if (count >= usualQuestions.least && count <= usualQuestions.most) return null;
  return (
    <Box role="status" sx={{ borderInlineStart: '3px solid var(--accent)', paddingInlineStart: 1.5, fontSize: 14 }}>
      {t(count < usualQuestions.least ? 'fewQuestions' : 'manyQuestions', { count, ...usualQuestions })}
    </Box>
  );
};

/** The text of a passage in one language. */
export const TextFields = ({ language }: { language: Language }) => {
  const { t } = useTranslation('knowledge');
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <TextAt path="text.title" label={t('field.title')} hint={t('titleHelp')} language={language} required />
      <ListAt path="text.text" label={t('field.text')} itemName={t('point')} language={language} isLong required />
      <Help id="points-help">{t('pointsHelp')}</Help>
      <ListAt
        path="text.questions"
        label={t('field.questions')}
        itemName={t('question')}
        language={language}
        required
      />
      <Help id="questions-help">{t('questionsHelp')}</Help>
      <QuestionsHint />
    </Box>
  );
};
