import { useTranslation } from 'react-i18next';
import type { LanguageState, PassageOverview } from '#contracts/knowledge/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { MatrixCell } from '#web/shared/admin-theme/matrix/matrix-cell.tsx';
import { type Shape, StateShape } from '#web/shared/admin-theme/matrix/state-shape.tsx';
import { editorOf } from './passage-place.ts';

export const stateShapes: Record<LanguageState, Shape> = { missing: 'missing', stale: 'waiting', written: 'done' };

interface PassageCellProps {
  passage: PassageOverview;
  language: Language;
  showsLanguage?: boolean;
}

/** One language of a passage: whether it is written, and still says what the original says. */
export const PassageCell = ({ passage, language, showsLanguage = false }: PassageCellProps) => {
  const { t } = useTranslation('knowledge');
  const { state } = passage.languages[language];
  return (
    <MatrixCell language={language} to={editorOf(passage, language)} showsLanguage={showsLanguage}>
      <StateShape state={state} shape={stateShapes[state]} isShape={!showsLanguage && state !== 'stale'}>
        {t(`state.${state}`)}
      </StateShape>
    </MatrixCell>
  );
};
