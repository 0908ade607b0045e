import { addPicture, beginPictureUpload, importPicture, type StoredPicture } from '#contracts/pictures.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { putFile } from './put-file.ts';

interface StoreInput {
  /** A file of the reader's, or the address of a picture elsewhere. */
  from: File | string;
  signal: AbortSignal;
  failureText: string;
  /** 0..1; not called for an address, which the server fetches by itself. */
  onProgress: (share: number) => void;
}

/** Makes a picture one of the site's own. @throws ApiError to be shown, or the signal's reason. */
export const storePicture = async ({ from, signal, failureText, onProgress }: StoreInput): Promise<StoredPicture> => {
  if (typeof from === 'string') return call(importPicture, { body: { url: from }, signal, failureText });
  const body = beginPictureUpload.body.parse({ type: from.type, bytes: from.size });
  const { uploadId, url, headers } = await call(beginPictureUpload, { body, signal, failureText });
  await putFile({ url, headers, file: from, signal, onProgress }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new ApiError(failureText, { status: 0, cause });
  });
  return call(addPicture, { body: { uploadId }, signal, failureText });
};

/** Why a file cannot be uploaded, as a rule's code; undefined when it can. */
export const fileFault = ({ type, size }: Pick<File, 'type' | 'size'>): 'pictureType' | 'pictureSize' | undefined => {
  const issue = beginPictureUpload.body.safeParse({ type, bytes: size }).error?.issues[0];
  if (!issue) return undefined;
  return issue.message === 'pictureSize' ? 'pictureSize' : 'pictureType';
};
