import { directionOf } from '#contracts/text/language.ts';
import { useKnownText } from '#web/shared/models/use-known-text.ts';
import type { ModelSummary } from '../model/summaries.ts';

/** One model in a list of terms: its name, what the site says of it, and what is known. */
export const KnownModel = ({ model }: { model: ModelSummary }) => {
  const { name, note, facts } = model;
  const known = useKnownText()(model, facts);
  return (
    <div className="model known-model">
      <dt>
        <bdi>{name}</bdi>
      </dt>
      {note && (
        <dd lang={note.language} dir={directionOf(note.language)}>
          {note.value}
        </dd>
      )}
      {known && <dd className="model-note">{known}</dd>}
    </div>
  );
};
