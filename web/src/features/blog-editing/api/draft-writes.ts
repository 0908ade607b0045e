import {
  deleteDraft,
  getDraft,
  publishDraft,
  restoreRevision,
  saveDraft,
  unpublishDraft,
} from '#contracts/blog/editing.ts';
import type { Language } from '#contracts/text/language.ts';
import { call } from '#web/shared/api/call.ts';
import { write } from '#web/shared/api/write.ts';
import type { SaveRequest } from '../model/draft-controller.ts';
import { unsavedText } from '../model/unsaved-copy.ts';

/** The writes of one language of a post. `failureText` is shown if the server gives no text. */
export const draftWrites = (id: string, language: Language, failureText: string) => {
  const common = { pathParameters: { id, language }, failureText };
  return {
    read: () => call(getDraft, common),
    save: ({ idempotencyKey, isUpToDate, ...body }: SaveRequest) =>
      write(saveDraft, {
        ...common,
        idempotencyKey,
        copy: unsavedText(id, language).asSent(body.text),
        body: { ...body, ...(isUpToDate ? { isUpToDate } : {}) },
      }),
    publish: (version: number, publishAt?: string) =>
      write(publishDraft, { ...common, body: { version, ...(publishAt ? { publishAt } : {}) } }),
    unpublish: (version: number) => write(unpublishDraft, { ...common, body: { version } }),
    restore: (revision: string, version: number) =>
      write(restoreRevision, { ...common, pathParameters: { id, language, revision }, body: { version } }),
    remove: () => write(deleteDraft, common),
  };
};
export type DraftWrites = ReturnType<typeof draftWrites>;
