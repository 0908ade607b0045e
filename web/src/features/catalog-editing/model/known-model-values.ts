import * as z from 'zod/mini';
import { catalogIdSchema, type ModelForm, modelFormSchema } from '#contracts/catalog/form.ts';
import { type AttributeName, attributeNames, optionsOf } from '#contracts/catalog/known-models.ts';
import type { EditedModel } from '#contracts/catalog/known-models-editing.ts';
import { linkAddress } from '#web/shared/form/link-address.ts';
import { filled, type InLanguages, textsOf } from './localized.ts';

/** An attribute as a form holds it: no value for what is not known, an address on each line. */
export interface FactValues {
  values: string[];
  confidence: 'sourced' | 'widelySaid';
  sources: string;
}

/** A known model as its form holds it. A type, not an interface: react-hook-form asks for an index signature. */
export type KnownModelValues = Pick<ModelForm, 'brandId' | 'name' | 'isPrePointe' | 'isDiscontinued'> & {
  id: string;
  /** Empty for a model that is made like no other. */
  line: string;
  note: InLanguages<string>;
  attributes: Record<AttributeName, FactValues>;
};

const factsOf = (attributes: EditedModel['attributes']): KnownModelValues['attributes'] =>
  Object.fromEntries(
    attributeNames.map((name) => {
      // A user who enters a value is asked for its source first.
      const { values = [], confidence = 'sourced', sources = [] } = attributes[name] ?? {};
      return [name, { values: values.map(String), confidence, sources: sources.join('\n') } satisfies FactValues];
    }),
  ) as KnownModelValues['attributes'];

export const knownModelValues = (model: EditedModel): KnownModelValues => ({
  id: model.id,
  brandId: model.brandId,
  name: model.name,
  line: model.line ?? '',
  isPrePointe: model.isPrePointe,
  isDiscontinued: model.isDiscontinued,
  note: textsOf(model.note),
  attributes: factsOf(model.attributes),
});

export const newKnownModel = (brandId: string): KnownModelValues => ({
  ...{ id: '', brandId, name: '', line: '', isPrePointe: false, isDiscontinued: false },
  note: textsOf(),
  attributes: factsOf({}),
});

const addressesIn = (lines: string): string[] => lines.split('\n').map(linkAddress).filter(Boolean);

/** From the form's choices, which the contract's options allow and nothing else. */
const attributesOf = (facts: KnownModelValues['attributes']): ModelForm['attributes'] =>
  Object.fromEntries(
    attributeNames.flatMap((name) => {
      const { values, confidence, sources } = facts[name];
      const inOrder = optionsOf(name).filter((option) => values.includes(String(option)));
      return inOrder.length > 0 ? [[name, { values: inOrder, confidence, sources: addressesIn(sources) }]] : [];
    }),
  );

/** The part of it that is sent. */
export const knownModelFormOf = ({ id: _, line, note, attributes, ...values }: KnownModelValues): ModelForm => {
  const written = filled(note);
  return {
    ...values,
    ...(line.trim() === '' ? {} : { line }),
    ...(Object.keys(written).length > 0 ? { note: written } : {}),
    attributes: attributesOf(attributes),
  };
};

/** The form by the contract's own rules, together with the id. */
export const knownModelEntrySchema = z.pipe(
  z.pipe(
    z.custom<KnownModelValues>(),
    z.transform((values: KnownModelValues) => ({ id: values.id, ...knownModelFormOf(values) })),
  ),
  z.extend(modelFormSchema, { id: catalogIdSchema }),
);
export type KnownModelEntry = z.output<typeof knownModelEntrySchema>;
