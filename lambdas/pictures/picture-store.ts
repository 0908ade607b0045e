import type { pictureTypes } from '#contracts/pictures.ts';

export type PictureType = (typeof pictureTypes)[number];

/** Where pictures are kept. An upload is seen by nobody; a picture is public from the moment that it is added. */
export interface PictureStore {
  /** An address that takes a PUT of exactly this type and size, with these headers, for ten minutes. */
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
