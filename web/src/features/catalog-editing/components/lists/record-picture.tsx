import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ShoeAttributes } from '#contracts/catalog/endpoints.ts';
import { isDrawing } from '../../model/drawing.ts';

/** Draws a shoe from its attributes. */
export type DrawShoe = (attributes: ShoeAttributes) => ReactNode;

interface RecordPictureProps {
  image: string;
  attributes: ShoeAttributes;
  draw: DrawShoe;
}

/** The picture that was uploaded; else the drawing, as the attributes are now (its file may be older). */
export const RecordPicture = ({ image, attributes, draw }: RecordPictureProps) => (
  <Box
    sx={{
      width: 40,
      '& > *': { display: 'block', width: '100%', height: 'auto', maxHeight: 44, objectFit: 'contain' },
    }}
  >
    {isDrawing(image) ? draw(attributes) : <img src={image} alt="" />}
  </Box>
);
