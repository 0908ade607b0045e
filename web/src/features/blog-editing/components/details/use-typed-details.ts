import { useEffect, useState } from 'react';
import type { PostOverview } from '#contracts/blog/drafts.ts';
import type { UnsavedCopy } from '#web/shared/drafts/unsaved-copy.ts';
import { detailsOf, isSameDetails, type TypedDetails, typedDetails } from '../../model/details.ts';
import { unsavedDetails } from '../../model/unsaved-copy.ts';

type Typed = Pick<UnsavedCopy<TypedDetails>, 'content' | 'version'>;

/** The details that all languages of a post share, as they are typed: this browser keeps them until the server has them. */
export const useTypedDetails = (post: PostOverview) => {
  const [copy] = useState(() => unsavedDetails(post.id));
  const [typed, setTyped] = useState<Typed | undefined>(copy.read);
  const unsaved = typed && !isSameDetails(detailsOf(typed.content), post.details) ? typed : undefined;
  useEffect(() => {
    copy.follow(unsaved);
  }, [copy, unsaved]);
  const version = unsaved?.version ?? post.version;
  return {
    content: typed?.content ?? typedDetails(post.details),
    /** The version on which the content is based; a save must follow that one. */
    version,
    isUnsaved: unsaved !== undefined,
    change: (changes: Partial<TypedDetails>): void =>
      setTyped((now) => ({ content: { ...(now?.content ?? typedDetails(post.details)), ...changes }, version })),
    discard: (): void => setTyped(undefined),
    /** The server has stored `sent` as `version`. Everything that was typed since is based on it. */
    saved: (sent: TypedDetails, version: number): void => {
      // Done here as well, because the form may be gone by now.
      copy.drop();
      setTyped((now) => (now && now.content !== sent ? { ...now, version } : undefined));
    },
  };
};
