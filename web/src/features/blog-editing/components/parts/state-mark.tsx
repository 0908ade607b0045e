import { useTranslation } from 'react-i18next';
import type { LanguageStatus } from '#contracts/blog/drafts.ts';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { type Shape, StateShape } from '#web/shared/admin-theme/matrix/state-shape.tsx';

const shapes: Record<LanguageStatus['state'], Shape> = {
  missing: 'missing',
  draft: 'begun',
  scheduled: 'waiting',
  published: 'done',
};

interface StateMarkProps {
  status: LanguageStatus;
  /** Without the time. */
  isShort?: boolean;
  /** The shape alone; the words are spoken. */
  isShape?: boolean;
}

/** The state of one language of a post: a word with a shape, and the time since or until. */
export const StateMark = ({ status, isShort = false, isShape = false }: StateMarkProps) => {
  const { t } = useTranslation('blog-editing');
  const { state, publishAt, publishedAt } = status;
  const time = state === 'scheduled' ? publishAt : state === 'published' ? publishedAt : undefined;
  return (
    <StateShape state={state} shape={shapes[state]} isShape={isShape}>
      <span>{t(`state.${state}`)}</span>
      {time && !isShort && (
        <>
          {' '}
          <Timestamp value={time} withTime={state === 'scheduled'} />
        </>
      )}
    </StateShape>
  );
};
