import type { Step } from '#lambdas/platform/table/transact.ts';
import type { RevisionWrite, TextWrite } from '../model/post-change.ts';
import { revisionKey, textKey } from './keys.ts';
import { deleteStep, putStep } from './post-steps.ts';

/** The writes of texts need no guard of their own, because the post's record is written in the same transaction. */
export const textStep = (TableName: string, postId: string, { kind, language, record }: TextWrite): Step => {
  const key = textKey(postId, kind, language);
  if (!record) return deleteStep(TableName, key);
  return putStep(TableName, { ...key, type: 'PostText', data: JSON.stringify(record) });
};

export const revisionStep = (TableName: string, postId: string, { id, language, record }: RevisionWrite): Step => {
  const key = revisionKey(postId, language, id);
  if (!record) return deleteStep(TableName, key);
  return putStep(TableName, { ...key, type: 'PostRevision', data: JSON.stringify(record) });
};
