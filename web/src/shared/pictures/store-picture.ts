import type { Picture, PictureSize } from '#contracts/blog/endpoints.ts';
import { addPicture, beginPictureUpload, importPicture } from '#contracts/pictures/endpoints.ts';
import { ApiError } from '../api/api-error.ts';
import { write } from '../api/write.ts';
import { type PictureUse, pictureSizes } from './picture-sizes.ts';
import { putFile } from './put-file.ts';

type FileFault = 'pictureType' | 'pictureSize';

interface StoreInput {
  /** A file of the reader's, or the address of a picture elsewhere. */
  from: File | string;
  use: PictureUse;
  signal: AbortSignal;
  failureText: string;
  /** The text of a rule's code. */
  faultText: (fault: FileFault) => string;
  /** 0..1; not called for an address, which the server fetches by itself. */
  onProgress: (share: number) => void;
}

type Progress = Omit<StoreInput, 'from' | 'use' | 'faultText'>;

const upload = async (file: Blob, { signal, failureText, onProgress }: Progress): Promise<PictureSize> => {
  const body = beginPictureUpload.body.parse({ type: file.type, bytes: file.size });
  const { uploadId, url, headers } = await write(beginPictureUpload, { body, signal, failureText });
  await putFile({ url, headers, file, signal, onProgress }).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    throw new ApiError(failureText, { status: 0, cause });
  });
  const { src, width, height } = await write(addPicture, { body: { uploadId }, signal, failureText });
  return { src, width, height };
};

/**
 * Makes a picture one of the site's own: a file in the sizes that its use asks for, one from elsewhere as it is.
 * @throws ApiError to be shown, or the signal's reason.
 */
export const storePicture = async ({ from, use, faultText, ...progress }: StoreInput): Promise<Picture> => {
  const { signal, failureText, onProgress } = progress;
  if (typeof from === 'string') {
    const { src, width, height } = await write(importPicture, { body: { url: from }, signal, failureText });
    return { src, width, height };
  }
  // Of its size only what is uploaded counts.
  const ofType = fileFault({ type: from.type, size: 1 });
  if (ofType) throw new ApiError(faultText(ofType), { status: 0 });
  const { main, small } = await pictureSizes(from, use);
  const fault = fileFault(main);
  if (fault) throw new ApiError(faultText(fault), { status: 0 });
  if (!small) return upload(main, progress);
  const mainShare = main.size / (main.size + small.size);
  const stored = await upload(main, { ...progress, onProgress: (share) => onProgress(share * mainShare) });
  const ofSmall = (share: number) => onProgress(mainShare + share * (1 - mainShare));
  return { ...stored, small: await upload(small, { ...progress, onProgress: ofSmall }) };
};

/** Why a file cannot be uploaded, as a rule's code; undefined when it can. A large photograph is made smaller before. */
export const fileFault = ({ type, size }: Pick<File, 'type' | 'size'>): FileFault | undefined => {
  const issue = beginPictureUpload.body.safeParse({ type, bytes: size }).error?.issues[0];
  if (!issue) return undefined;
  return issue.message === 'pictureSize' ? 'pictureSize' : 'pictureType';
};
