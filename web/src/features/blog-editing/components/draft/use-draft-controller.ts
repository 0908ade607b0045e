import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Draft, PostOverview } from '#contracts/blog/drafts.ts';
import type { Language } from '#contracts/text/language.ts';
import { isKept } from '#web/shared/api/waiting.ts';
import { saveFailureOf } from '#web/shared/drafts/save-failure.ts';
import type { DraftWrites } from '../../api/draft-writes.ts';
import { postKey, postsKey } from '../../api/post-queries.ts';
import { emptyText } from '../../model/draft.ts';
import { createDraftController } from '../../model/draft-controller.ts';
import { unsavedText } from '../../model/unsaved-copy.ts';

interface ControllerInput {
  postId: string;
  language: Language;
  /** The server's draft; undefined where the language is not begun. */
  initial: Draft | undefined;
  writes: DraftWrites;
}

/** One language of a post while it is written: its text, the state of its saving, and the server's last answer. */
export const useDraftController = ({ postId, language, initial, writes }: ControllerInput) => {
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(initial);
  const [copy] = useState(() => unsavedText(postId, language));
  const learn = (next: Draft) => {
    setDraft(next);
    queryClient.setQueryData<PostOverview>(
      postKey(postId),
      (post) => post && { ...post, languages: { ...post.languages, [language]: next.status } },
    );
    void queryClient.invalidateQueries({ queryKey: postsKey });
  };
  const [controller] = useState(() =>
    createDraftController({
      text: initial?.text ?? emptyText,
      version: initial?.version ?? 0,
      send: writes.save,
      failureOf: saveFailureOf,
      isQueued: isKept,
      read: writes.read,
      copy,
      onSaved: learn,
    }),
  );
  useEffect(() => controller.attach(), [controller]);
  useEffect(() => {
    const saveNow = () => void controller.saveWritten();
    const saveWhenHidden = () => document.visibilityState === 'hidden' && saveNow();
    addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', saveWhenHidden);
    };
  }, [controller]);
  return { controller, copy, draft, learn, ...useSyncExternalStore(controller.subscribe, controller.getSnapshot) };
};
export type OpenDraft = ReturnType<typeof useDraftController>;
