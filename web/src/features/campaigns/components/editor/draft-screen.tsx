import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#contracts/campaigns/campaign.ts';
import type { Language } from '#contracts/text/language.ts';
import { useAnnounce } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { AdminFields } from '#web/shared/admin-theme/fields/admin-look.tsx';
import { EditorQuestions } from '#web/shared/editing/editor-questions.tsx';
import { FoundNotice } from '#web/shared/editing/found-notice.tsx';
import { SaveBar } from '#web/shared/editing/save-bar.tsx';
import { useFieldFocus } from '#web/shared/editing/use-field-focus.ts';
import { useRecordEditor } from '#web/shared/editing/use-record-editor.ts';
import type { Loaded } from '#web/shared/editing/use-record-save.ts';
import { languageIn } from '#web/shared/i18n/written.ts';
import { checkQuery, fetchCampaign, type SeenCampaign } from '../../api/campaign-queries.ts';
import { useCampaignWrites } from '../../api/use-campaign-writes.ts';
import { type CampaignValues, campaignEntrySchema, campaignValues } from '../../model/campaign-values.ts';
import { ScreenHead } from '../parts/screen-head.tsx';
import { AudiencePanel } from './audience-panel.tsx';
import { CampaignFields } from './campaign-fields.tsx';
import type { Lead } from './check-list.tsx';
import { CheckPanel } from './check-panel.tsx';
import { type TextMode, TextTabs } from './text-tabs.tsx';
import { useCampaignWords } from './use-campaign-words.ts';

const ScheduleDialog = lazy(() => import('./schedule-dialog.tsx'));
const SendDialog = lazy(() => import('./send-dialog.tsx'));
const SaveFirstDialog = lazy(() => import('./save-first-dialog.tsx'));
const TestMailDialog = lazy(() => import('#web/shared/mail-test/test-mail-dialog.tsx'));
const DeleteCampaignDialog = lazy(() => import('../parts/delete-campaign-dialog.tsx'));

const toLoaded = (campaign: Campaign): Loaded<CampaignValues> => ({
  values: campaignValues(campaign),
  version: campaign.version,
});

type Question = 'schedule' | 'send' | 'test' | 'delete';

/** The form of a campaign, beside it who would get it and what is wrong with it. */
const DraftScreen = ({ campaign, onDeleted }: { campaign: SeenCampaign; onDeleted: () => void }) => {
  const { t } = useTranslation('campaigns');
  const announce = useAnnounce();
  const words = useCampaignWords();
  const { save, test } = useCampaignWrites();
  const { question, ask, heading, ends } = useQuestion<Question | { saveFor: Question }>();
  const [shown, show] = useState<Language>();
  const [mode, setMode] = useState<TextMode>('edit');
  const [round, setRound] = useState(0);
  const isSaved = useRef(false);
  const [loaded] = useState(() => toLoaded(campaign));
  const editor = useRecordEditor({
    copyName: `campaign:${campaign.id}`,
    loaded,
    schema: campaignEntrySchema,
    save: async (entry, version, key) => toLoaded(await save(campaign.id, entry, version, key)),
    fetchLatest: async () => toLoaded(await fetchCampaign(campaign.id)),
    onSaved: (_values, { isMerged }) => {
      isSaved.current = true;
      if (isMerged) setRound((number) => number + 1);
      announce(t(isMerged ? 'savedMerged' : 'saved'));
    },
  });
  const check = useQuery(checkQuery(campaign.id, campaign.version));
  const { errors, submitCount } = editor.form.formState;
  const showField = (path: string) => {
    const language = languageIn(path);
    if (!language) return;
    show(language);
    setMode('edit');
  };
  const { form, lead } = useFieldFocus({ errors, submitCount, show: showField, initial: undefined });
  const [find, setFind] = useState<{ language: Language; words: string; onFound: () => void }>();
  const leadTo: Lead = (path, words) => {
    const language = languageIn(path);
    if (words === undefined || !language) return lead(path);
    show(language);
    setMode('edit');
    setFind({ language, words, onFound: () => setFind(undefined) });
  };
  const [category, groups, people, languages, fallback] = useWatch({
    control: editor.form.control,
    name: ['category', 'groups', 'people', 'languages', 'fallback'],
  });
  const revert = () => {
    editor.revert();
    setRound((number) => number + 1);
  };
  /** The saved state is sent. */
  const act = (next: Question) => () => ask(editor.isDirty ? { saveFor: next } : next);
  /** Closed before: where it cannot be saved, the form or another question says why. */
  const saveFor = async (next: Question) => {
    ends.onClose();
    isSaved.current = false;
    await editor.onSubmit();
    if (isSaved.current) ask(next);
  };
  const leave = () => {
    editor.abandon();
    onDeleted();
  };
  return (
    <FormProvider {...editor.form}>
      <ScreenHead campaign={campaign} headingRef={heading}>
        <Button onClick={() => ask('delete')}>{t('delete')}</Button>
        <Button variant="outlined" onClick={act('test')}>
          {t('sendTest')}
        </Button>
        <Button variant="outlined" onClick={act('schedule')}>
          {t('schedule')}
        </Button>
        <Button variant="outlined" onClick={act('send')}>
          {t('sendNow')}
        </Button>
      </ScreenHead>
      <FoundNotice found={editor.found} onRevert={revert} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
          gap: { xs: 4, lg: 6 },
          alignItems: 'start',
        }}
      >
        <Box
          component="form"
          noValidate
          ref={form}
          onSubmit={editor.onSubmit}
          // The bar below does not hide the field that has the focus.
          sx={{ minWidth: 0, '& :focus-visible': { scrollMarginBlock: '96px' } }}
        >
          <AdminFields>
            <CampaignFields />
            <TextTabs
              problems={check.data?.problems ?? []}
              shown={shown}
              onShow={show}
              mode={mode}
              onMode={setMode}
              find={find}
              round={round}
            />
          </AdminFields>
          <SaveBar {...editor} failureTitle={t('saveFailed')} onRevert={revert} />
        </Box>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <AudiencePanel audience={{ category, groups, people, languages, ...(fallback ? { fallback } : {}) }} />
          <CheckPanel campaign={campaign} isDirty={editor.isDirty} onLead={leadTo} />
        </Box>
      </Box>
      <EditorQuestions words={words} editor={editor} />
      <Suspense>
        {typeof question === 'object' && (
          <SaveFirstDialog onSave={() => void saveFor(question.saveFor)} onClose={ends.onClose} />
        )}
        {question === 'schedule' && <ScheduleDialog campaign={campaign} onLead={leadTo} {...ends} />}
        {question === 'send' && <SendDialog campaign={campaign} onLead={leadTo} {...ends} />}
        {question === 'test' && (
          <TestMailDialog
            title={t('sendTest')}
            written={campaign.languages.filter((language) => campaign.texts[language])}
            send={(wanted, failureText) => test(campaign.id, wanted, failureText)}
            {...ends}
          />
        )}
        {question === 'delete' && <DeleteCampaignDialog campaign={campaign} onDeleted={leave} {...ends} />}
      </Suspense>
    </FormProvider>
  );
};

export default DraftScreen;
