import type { pictureTypes } from '#contracts/pictures.ts';

export type PictureType = (typeof pictureTypes)[number];

/** The store of pictures. An upload is visible to nobody; a picture is public as soon as it has been added. */
export interface PictureStore {
  /** A presigned address for a PUT of exactly this type and size, with these headers, valid for ten minutes. */
  beginUpload(upload: {
    id: string;
    type: PictureType;
    bytes: number;
  }): Promise<{ url: string; headers: Record<string, string> }>;
  /** Undefined when nothing was uploaded. @throws ProblemError `pictureTooLarge`. */
  readUpload(id: string): Promise<Buffer | undefined>;
  deleteUpload(id: string): Promise<void>;
  /** `src` is its address on the site. Adding the same one again changes nothing. */
  add(picture: { src: string; type: PictureType; content: Buffer }): Promise<void>;
}
