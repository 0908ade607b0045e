import { useSearchParams } from 'react-router';
import { type LanguageState, languageStates } from '#contracts/knowledge/endpoints.ts';
import { type PassageKind, passageKinds } from '#contracts/knowledge/passage-kinds.ts';
import { isLanguage, type Language } from '#contracts/text/language.ts';
import { type PageSize, toPageSize } from '#web/shared/admin-theme/lists/pager.tsx';

export interface PassageView {
  /** As typed. */
  search: string;
  kind: PassageKind | undefined;
  subject: string | undefined;
  state: LanguageState | undefined;
  language: Language | undefined;
  pageSize: PageSize;
}

/** The part of the list that is shown; the address holds it. */
export const usePassageView = () => {
  const [parameters, setParameters] = useSearchParams();
  const language = parameters.get('language');
  const view: PassageView = {
    search: parameters.get('search') ?? '',
    kind: passageKinds.find((kind) => kind === parameters.get('kind')),
    subject: parameters.get('subject') ?? undefined,
    state: languageStates.find((state) => state === parameters.get('state')),
    language: isLanguage(language) ? language : undefined,
    pageSize: toPageSize(parameters.get('pageSize')) ?? 25,
  };
  const change = (changes: Partial<PassageView>, replace = false) => {
    const address = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries({ ...view, ...changes })) {
      if (value) address.set(name, `${value}`);
      else address.delete(name);
    }
    setParameters(address, { replace, preventScrollReset: true });
  };
  return {
    view,
    change,
    /** Typing is no step that "back" would undo. */
    changeSearch: (search: string) => change({ search }, true),
  };
};
