import Box from '@mui/material/Box';
import { Fragment, lazy, Suspense, useEffect } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type SecretName, type SectionName, secretsLostBy, settingsOf } from '#contracts/settings/sections.ts';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { EditorQuestions } from '#web/shared/editing/editor-questions.tsx';
import { FoundNotice } from '#web/shared/editing/found-notice.tsx';
import { SaveBar } from '#web/shared/editing/save-bar.tsx';
import { useFieldFocus } from '#web/shared/editing/use-field-focus.ts';
import type { AllSettings } from '../../model/all-settings.ts';
import { formOf } from '../../model/section-form.ts';
import { isShown, secretsBelow } from '../../model/shown-settings.ts';
import { SecretRow } from '../secrets/secret-row.tsx';
import { useSecretWarnings } from '../use-secret-warnings.ts';
import { useSettingWords } from '../use-setting-words.ts';
import { SectionHead } from './section-head.tsx';
import { introOf, ToolsOf } from './section-tools.tsx';
import { SettingRow } from './setting-row.tsx';
import { useSectionEditor } from './use-section-editor.ts';

const HistoryDialog = lazy(() => import('../history/history-dialog.tsx'));
const SecretDialog = lazy(() => import('../secrets/secret-dialog.tsx'));
const RemoveSecretDialog = lazy(() => import('../secrets/remove-secret-dialog.tsx'));

type Question = { kind: 'history' } | { kind: 'set' | 'remove'; secret: SecretName };

interface SectionPanelProps {
  section: SectionName;
  settings: AllSettings;
  /** The section that an address without one shows. */
  first: SectionName | undefined;
  /** The setting that a link has led to, and by which visit. */
  wanted: { setting: string | undefined; at: string };
  onImported: () => void;
}

/** One section: its settings, drawn from their declarations, and what else belongs to it. */
export const SectionPanel = ({ section, settings, first, wanted, onImported }: SectionPanelProps) => {
  const { t } = useTranslation('settings');
  const stored = settings.sections[section];
  const editor = useSectionEditor({ section, stored, first });
  const { form, found, isDirty } = editor;
  const { errors, submitCount } = form.formState;
  const { fieldWords, label } = useSettingWords(section);
  const focus = useFieldFocus({ errors, submitCount, initial: undefined });
  const { question, ask, heading, ends } = useQuestion<Question>();
  const values = useWatch({ control: form.control });
  // A setting that a search has led to, or that is wrong, is shown in any case.
  const isThere = (name: string) => isShown(section, name, values) || name === wanted.setting || name in errors;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit.
  useEffect(() => {
    if (wanted.setting) focus.lead(wanted.setting);
  }, [wanted.setting, wanted.at]);
  const warnings = useSecretWarnings();
  const Tools = ToolsOf[section];
  const Intro = introOf[section];
  return (
    <FormProvider {...form}>
      <SectionHead
        section={section}
        changed={stored.changed}
        headingRef={heading}
        onHistory={() => ask({ kind: 'history' })}
      />
      <FoundNotice found={found} onRevert={editor.revert} />
      {Intro && <Intro settings={settings} />}
      <Box
        component="form"
        noValidate
        aria-label={t(`${section}.title` as 'security.title')}
        ref={focus.form}
        onSubmit={editor.onSubmit}
        // The bar below does not hide the field that has the focus.
        sx={{ containerType: 'inline-size', '& :focus-visible': { scrollMarginBlock: '96px' } }}
      >
        {settingsOf(section).map(([name, setting]) => (
          <Fragment key={name}>
            {isThere(name) && (
              <SettingRow
                section={section}
                name={name}
                setting={setting}
                isMarked={name === wanted.setting}
                standIns={settings}
              />
            )}
            {secretsBelow(section, name)
              .filter(isThere)
              .map((secret) => (
                <SecretRow
                  key={secret}
                  name={secret}
                  state={settings.secrets[secret]}
                  isMarked={secret === wanted.setting}
                  isDirty={isDirty}
                  onSet={() => ask({ kind: 'set', secret })}
                  onRemove={() => ask({ kind: 'remove', secret })}
                />
              ))}
          </Fragment>
        ))}
        <SaveBar
          {...editor}
          failureTitle={t('saveFailed')}
          onRevert={editor.revert}
          warning={warnings.before(secretsLostBy(section, formOf(section, stored.values), values), settings.secrets)}
        />
      </Box>
      <Suspense>{Tools && <Tools isDirty={isDirty} settings={settings} onImported={onImported} />}</Suspense>
      <EditorQuestions words={fieldWords} editor={editor} />
      <Suspense>
        {question?.kind === 'history' && (
          <HistoryDialog
            section={section}
            secrets={settings.secrets}
            onPutBack={(path, value) => {
              form.setValue(path, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
              ends.onDone(t('putBackDone', { name: label(path) }));
            }}
            onClose={ends.onClose}
          />
        )}
        {question?.kind === 'set' && <SecretDialog name={question.secret} version={editor.shownVersion} {...ends} />}
        {question?.kind === 'remove' && <RemoveSecretDialog name={question.secret} {...ends} />}
      </Suspense>
    </FormProvider>
  );
};
