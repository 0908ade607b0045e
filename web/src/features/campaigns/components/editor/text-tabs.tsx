import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CampaignProblem } from '#contracts/campaigns/checks.ts';
import type { Language } from '#contracts/text/language.ts';
import { SegmentedControl } from '#web/shared/admin-theme/core/segmented-control.tsx';
import { TabStrip, tabId } from '#web/shared/admin-theme/core/tab-strip.tsx';
import { useFieldError } from '#web/shared/form/use-form-field.ts';
import { languageNames } from '#web/shared/i18n/language-names.ts';
import { MailTextFields } from '#web/shared/mail-editing/mail-text-fields.tsx';
import { TypedMailPreview } from '#web/shared/mail-preview/typed-mail-preview.tsx';
import { type CampaignValues, isWritten } from '../../model/campaign-values.ts';
import { faultyLanguages } from '../../model/problem-lines.ts';

const textModes = ['edit', 'preview'] as const;
export type TextMode = (typeof textModes)[number];

/** Beside a template’s languages a full ring says that one is whole, so a fault has a sign of its own. */
const FaultMark = () => {
  const { t } = useTranslation('campaigns');
  return (
    <Box component="span" sx={{ marginInlineStart: 1 }}>
      <svg
        viewBox="0 0 12 12"
        width="12"
        height="12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.3"
        aria-hidden="true"
      >
        <path d="M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1zM6 3.2v3.3M6 8.2v.6" />
      </svg>
      <span className="visually-hidden">{t('hasFault')}</span>
    </Box>
  );
};

interface TextTabsProps {
  /** The problems of the campaign as it is saved. */
  problems: readonly CampaignProblem[];
  shown: Language | undefined;
  onShow: (language: Language) => void;
  mode: TextMode;
  onMode: (mode: TextMode) => void;
  /** Words of one language to be shown selected. */
  find: { language: Language; words: string; onFound: () => void } | undefined;
  /** Another number shows what was put into the form from outside. */
  round: number;
}

const panelId = 'campaign-text';

/** A language as its readers will get it. */
const Preview = ({ language }: { language: Language }) => {
  const { control } = useFormContext<CampaignValues>();
  const [category, text] = useWatch({ control, name: ['category', `texts.${language}`] });
  return <TypedMailPreview mail={isWritten(text) ? { category, language, text } : undefined} />;
};

/** A text for each language that is sent, and how readers will see it. */
export const TextTabs = ({ problems, shown, onShow, mode, onMode, find, round }: TextTabsProps) => {
  const { t } = useTranslation(['campaigns', 'mail-preview']);
  const form = useFormContext<CampaignValues>();
  const errorOf = useFieldError(form);
  const [languages, texts] = useWatch({ control: form.control, name: ['languages', 'texts'] });
  const language = languages.find((each) => each === shown) ?? languages[0];
  if (!language) {
    return (
      <Box component="p" sx={{ color: 'text.secondary', mt: 3 }}>
        {t('textsUnset')}
      </Box>
    );
  }
  const faulty = faultyLanguages(problems);
  const tabs = languages.map((tab) => ({
    tab,
    mark: faulty.has(tab) && <FaultMark />,
    text: isWritten(texts[tab]) ? languageNames[tab] : t('unwritten', { language: languageNames[tab] }),
  }));
  return (
    <Box sx={{ mt: 3 }}>
      <TabStrip label={t('texts')} tabs={tabs} chosen={language} panelId={panelId} onChoose={onShow} />
      <Box role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, language)} sx={{ pt: 2 }}>
        <SegmentedControl
          label={t('mail-preview:mode')}
          options={textModes}
          chosen={mode}
          textOf={(option) => t(`mail-preview:${option}`)}
          onChoose={onMode}
        />
        {/* It stays while the preview is shown, with what can be undone. */}
        <Box hidden={mode !== 'edit'} sx={{ pt: 2 }}>
          <MailTextFields
            key={`${language} ${round}`}
            text={texts[language]}
            language={language}
            name={`texts.${language}`}
            find={find?.language === language ? find : undefined}
            errors={{
              subject: errorOf(`texts.${language}.subject`),
              preheader: errorOf(`texts.${language}.preheader`),
              nameless: errorOf(`texts.${language}.nameless`),
            }}
            onChange={(changes) =>
              form.setValue(
                `texts.${language}`,
                { ...form.getValues(`texts.${language}`), ...changes },
                { shouldDirty: true },
              )
            }
          />
        </Box>
        {mode === 'preview' && <Preview language={language} />}
      </Box>
    </Box>
  );
};
