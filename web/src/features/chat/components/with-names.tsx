import { Fragment } from 'react';
import { latinNames } from '../model/latin-names.ts';

const hebrew = /\p{Script=Hebrew}/u;

/** A text in which names in Latin letters keep their order, whatever stands around them. */
export const WithNames = ({ text }: { text: string }) => {
  if (!hebrew.test(text)) return text;
  return latinNames(text).map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never change places.
    place % 2 === 1 ? <bdi key={place}>{part}</bdi> : <Fragment key={place}>{part}</Fragment>,
  );
};
