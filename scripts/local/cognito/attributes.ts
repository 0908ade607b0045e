import * as z from 'zod';
import type { AppClient } from './client-properties.ts';
import { invalidParameter, notAuthorized } from './errors.ts';
import type { PoolProperties } from './pool-properties.ts';

export type Attributes = Record<string, string>;

/** Attributes as requests and replies list them. */
export const attributeList = z
  .array(z.strictObject({ Name: z.string(), Value: z.string().default('') }))
  .default([])
  .transform((list): Attributes => Object.fromEntries(list.map(({ Name, Value }) => [Name, Value])));
export const listed = (attributes: Attributes) => Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));

/** OpenID Connect's claims, which every pool has. */
const standard = [
  ...['name', 'given_name', 'family_name', 'middle_name', 'nickname', 'preferred_username', 'profile', 'picture'],
  ...['website', 'email', 'email_verified', 'gender', 'birthdate', 'zoneinfo', 'locale', 'phone_number'],
  ...['phone_number_verified', 'address', 'updated_at'],
];
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const isEmail = (text: string): boolean => email.test(text);

const schemaError = (why: string) => invalidParameter(`Attributes did not conform to the schema: ${why}`);

/** Throws unless the pool's schema has each attribute and its value fits. */
export const checkAttributes = (attributes: Attributes, { Schema }: PoolProperties): void => {
  const declared = new Map(
    Schema.map((each) => [standard.includes(each.Name) ? each.Name : `custom:${each.Name}`, each]),
  );
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'sub') throw invalidParameter('Cannot modify the non-mutable attribute sub');
    const own = declared.get(name);
    if (own === undefined && !standard.includes(name)) {
      throw schemaError(`Type for attribute {${name}} could not be determined`);
    }
    const { MinLength = 0, MaxLength = 2048 } = own?.StringAttributeConstraints ?? {};
    if (value.length < MinLength || value.length > MaxLength) {
      throw schemaError(`${name}: String must be ${MinLength} to ${MaxLength} characters long`);
    }
  }
  if (attributes.email !== undefined && !isEmail(attributes.email)) {
    throw invalidParameter('Invalid email address format.');
  }
};

/** Throws when an attribute that the pool requires is missing. */
export const requireAttributes = (attributes: Attributes, { Schema }: PoolProperties): void => {
  const missing = Schema.find(({ Name, Required }) => Required && !attributes[Name]);
  if (missing !== undefined) throw schemaError(`${missing.Name}: The attribute is required`);
};

/** Throws when users of this client may not set an attribute; verified is what a code proved, never what they say. */
export const requireWritable = (attributes: Attributes, { writable = standard }: AppClient): void => {
  const forbidden = Object.keys(attributes).some((name) => name.endsWith('_verified') || !writable.includes(name));
  if (forbidden) throw notAuthorized('A client attempted to write unauthorized attribute');
};

/** The attributes that tokens and GetUser of this client show. */
export const readableBy = ({ readable = standard }: AppClient, attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => readable.includes(name)));
