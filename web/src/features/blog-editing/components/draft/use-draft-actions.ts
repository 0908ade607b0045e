import { useTranslation } from 'react-i18next';
import type { Draft } from '#contracts/blog/drafts.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import type { DraftWrites } from '../../api/draft-writes.ts';
import type { OpenDraft } from './use-draft-controller.ts';

/**
 * Actions on the saved text: each one saves first, then continues with the server's reply. Visitors see the details with
 * the text, so they are saved before it is published.
 */
export const useDraftActions = (
  { controller, learn, copy }: OpenDraft,
  writes: DraftWrites,
  saveDetails: () => Promise<void>,
  onReplaced: () => void,
) => {
  const { t } = useTranslation('blog-editing');
  const withSaved = async (act: (version: number) => Promise<Draft>): Promise<Draft> => {
    if (!(await controller.flush())) throw new ApiError(t('saveFirst'), { status: 0 });
    try {
      const draft = await act(controller.getSnapshot().version);
      controller.follow(draft.version);
      learn(draft);
      return draft;
    } catch (error) {
      controller.refused(error);
      throw error;
    }
  };
  return {
    publish: async (publishAt?: string): Promise<void> => {
      await saveDetails();
      await withSaved((version) => writes.publish(version, publishAt));
    },
    unpublish: async (): Promise<void> => {
      await withSaved(writes.unpublish);
    },
    restore: async (revision: string): Promise<void> => {
      controller.takeTheirs(await withSaved((version) => writes.restore(revision, version)));
      onReplaced();
    },
    remove: async (): Promise<void> => {
      await controller.flush();
      await writes.remove();
      copy.discard();
    },
  };
};
export type DraftActions = ReturnType<typeof useDraftActions>;
