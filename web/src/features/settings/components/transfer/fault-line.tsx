import { useTranslation } from 'react-i18next';
import { type SectionName, sectionNames } from '#contracts/settings/sections.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { validationText } from '#web/shared/form/validation-text.ts';
import type { ValueFault } from '../../model/settings-file.ts';
import { useSettingWords } from '../use-setting-words.ts';

/** As long as anything of the site is called. */
const shown = (name: string): string => isolate(name.length > 60 ? `${name.slice(0, 60)}…` : name);

/** The value of one setting, and why it is refused. */
export const ValueLine = ({ section, path, text }: { section: SectionName; path: string; text: string }) => {
  const { title, label } = useSettingWords(section);
  return (
    <li>
      {title}, {label(path)}: {text}
    </li>
  );
};

/** One fault of a file, with the section and the setting that it is about. */
export const FaultLine = ({ fault }: { fault: ValueFault }) => {
  const { t } = useTranslation('settings-dialogs');
  const validation = useTranslation('validation').t;
  const known: SectionName = sectionNames.find((name) => name === fault.section) ?? 'general';
  const { title } = useSettingWords(known);
  switch (fault.kind) {
    case 'unknownSection':
      return <li>{t('unknownSection', { name: shown(fault.section) })}</li>;
    case 'notASection':
      return (
        <li>
          {title}: {t('notASection')}
        </li>
      );
    case 'unknownSetting':
      return (
        <li>
          {title}, {shown(fault.name)}: {t('unknownSetting')}
        </li>
      );
    default:
      return <ValueLine section={known} path={fault.path} text={validationText(validation, fault.rule)} />;
  }
};
