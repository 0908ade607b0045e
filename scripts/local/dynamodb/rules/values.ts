import { validationError } from '../../runtime/aws-errors.ts';
import type { AttributeValue, Item } from '../dynalite.ts';

/** Levels of a document; the attribute itself is the first. */
const deepest = 32;

const requireDistinct = (type: string, members: unknown[]): void => {
  if (new Set(members).size === members.length) return;
  throw validationError(
    `One or more parameter values were invalid: Input collection [${members.join(', ')}]${type === 'BS' ? 'of type BS' : ''} contains duplicates.`,
  );
};

const requireValue = (value: AttributeValue, level: number): void => {
  if (level > deepest) {
    throw validationError(
      'Nesting Levels have exceeded supported limits: Attributes in the item have nested levels beyond supported limit',
    );
  }
  for (const [type, content] of Object.entries(value)) {
    if (type === 'M') for (const each of Object.values(content as Item)) requireValue(each, level + 1);
    else if (type === 'L') for (const each of content as AttributeValue[]) requireValue(each, level + 1);
    // dynalite does not notice a repeated empty string.
    else if (type === 'SS' || type === 'BS') requireDistinct(type, content as unknown[]);
  }
};

/** Checks of values in items and expressions that dynalite does not make. */
export const requireValues = (values: unknown): void => {
  for (const value of Object.values((values ?? {}) as Item)) requireValue(value, 1);
};

/** Arithmetic can leave the range of numbers. dynalite has written them without an exponent. */
const requireNumber = (number: string): void => {
  const [whole = ''] = number.replace(/^-/, '').split('.');
  if (whole.length > 126) {
    throw validationError('Number overflow. Attempting to store a number with magnitude larger than supported range');
  }
  const significant = number.replace(/[-.]/g, '').replace(/^0+|0+$/g, '');
  if (significant.length > 38) {
    throw validationError('Attempting to store more than 38 significant digits in a Number');
  }
};

/** Numbers as an update leaves them. */
export const requireNumbers = (values: Item): void => {
  for (const { N, M, L } of Object.values(values)) {
    if (typeof N === 'string') requireNumber(N);
    if (M !== undefined) requireNumbers(M as Item);
    if (L !== undefined) requireNumbers(Object.fromEntries(Object.entries(L as object)));
  }
};
