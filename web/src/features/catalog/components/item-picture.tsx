import type { ReactNode } from 'react';
import type { ShoeAttributes } from '#contracts/catalog/endpoints.ts';
import { isOwnPicture } from '#contracts/text/rich-text.ts';
import { shoeBox } from '../model/shoe-geometry.ts';
import { Shoe } from './shoe.tsx';

interface ItemPictureProps {
  item: { image: string; attributes: ShoeAttributes };
  /** The description, for those who do not see it; without it the picture is decoration. */
  label?: string;
  className?: string;
  /** The text on the drawing; it means nothing on a photograph. */
  children?: ReactNode;
}

/** Whether it is a picture that was uploaded. */
export const isPhotograph = (image: string) => isOwnPicture(image) && !image.startsWith('/images/shoes/');

/** The picture of a brand or shoe: the one that was uploaded for it, else the drawing made from its attributes. */
export const ItemPicture = ({ item: { image, attributes }, label, className = 'shoe', children }: ItemPictureProps) =>
  isPhotograph(image) ? (
    <img
      className={`${className} photograph`}
      src={image}
      alt={label ?? ''}
      width={shoeBox.width}
      height={shoeBox.height}
      loading="lazy"
      decoding="async"
    />
  ) : (
    <Shoe className={className} attributes={attributes} label={label}>
      {children}
    </Shoe>
  );
