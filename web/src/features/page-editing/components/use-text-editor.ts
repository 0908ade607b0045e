import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageTextAddress } from '#contracts/settings/page-text.ts';
import { useAnnounce } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { useRecordEditor } from '#web/shared/editing/use-record-editor.ts';
import type { Loaded } from '#web/shared/editing/use-record-save.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import type { StoredText } from '../api/page-text-queries.ts';
import { useTextWrites } from '../api/use-text-writes.ts';
import { copyNameOf, publicPathOf } from '../model/text-address.ts';
import { type TextForm, textFormSchema, textToSave } from '../model/text-form.ts';

/** The form of one text. It begins with the text that visitors see, no matter who has written it. */
export const useTextEditor = (address: PageTextAddress, stored: StoredText, builtIn: string) => {
  const { t } = useTranslation('page-editing');
  const announce = useAnnounce();
  const own = useLanguage();
  const { save, refresh } = useTextWrites(address);
  const isKept = useRef(true);
  const toLoaded = ({ text, version }: StoredText): Loaded<TextForm> => ({
    values: { text: text === '' ? builtIn : text },
    version,
  });
  const editor = useRecordEditor<TextForm, TextForm>({
    copyName: copyNameOf(address),
    loaded: toLoaded(stored),
    schema: textFormSchema,
    save: async (form, ...of) => toLoaded(await save(textToSave(form, builtIn), ...of)),
    fetchLatest: async () => toLoaded(await refresh()),
    onSaved: ({ text }) =>
      announce(t(text === builtIn ? 'restored' : 'saved'), { to: publicPathOf(address, own), text: t('view') }),
    // To another text without a question: what is typed waits in this browser, and its tab says so.
    leaves: (from, to) => from.pathname !== to.pathname || (!isKept.current && from.search !== to.search),
  });
  isKept.current = editor.isKept;
  return editor;
};
