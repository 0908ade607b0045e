import type { EditedBrand } from '#contracts/catalog/editing.ts';
import { lastOrder } from '#contracts/catalog/records.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { CountedBrand } from './brand.ts';

export const toEditedBrand = ({ record, products }: CountedBrand): EditedBrand => ({ ...record, products });

/** A form without a picture asks for the one that is drawn from the shoe's attributes. */
export const pictureOf = ({ image }: { image: string }, id: string): string => image || `/images/shoes/${id}.svg`;

/** The order that comes after all others. If the numbers run out, the last entries share the last one. */
export const orderAfter = (others: readonly { order: number }[]): number =>
  Math.min(lastOrder, others.reduce((greatest, { order }) => Math.max(greatest, order), -1) + 1);

/** @throws ProblemError `orderOutdated` unless `ids` are exactly the existing ones. */
export const requireSame = (ids: readonly string[], present: readonly string[]): void => {
  const asked = new Set(ids);
  const isSame = ids.length === present.length && asked.size === ids.length && present.every((id) => asked.has(id));
  if (!isSame) throw new ProblemError('orderOutdated');
};

/** @throws ProblemError `editConflict` where the record was changed since it was read as `version`. */
export const requireVersion = (record: { version: number }, version: number): void => {
  if (record.version !== version) throw new ProblemError('editConflict');
};
