import type { updateAccount } from '#contracts/account/endpoints.ts';
import type { rateAnswer } from '#contracts/ai-usage/feedback.ts';
import type { saveDraft } from '#contracts/blog/editing.ts';
import type { Endpoint } from '#contracts/http/endpoint.ts';
import type { saveSettings } from '#contracts/settings/endpoints.ts';
import type { WaitingWrite } from './waiting-write.ts';

type Content = Pick<WaitingWrite, 'pathParameters' | 'body'>;
type Body = Record<string, unknown>;
type Facts<E extends Endpoint> = Pick<E, 'method' | 'path' | 'access'>;

interface Sendable<E extends Endpoint> extends Facts<E> {
  /** May ask for the password; the confirmation that there is goes along. */
  confirmed: boolean;
  /** The changed record; writes of the same are sent in their order. */
  record: (content: Content) => string;
  /** Where versions are counted: what the body names, as numbers of the record's parts. */
  versions?: (body: Body) => Record<string, number>;
  /** The same change, made on other versions. */
  onVersions?: (body: Body, versions: Record<string, number>) => Body;
  /** Where the server's present version can be read; the reply's `values` are compared with the body's. */
  theirs?: (content: Content) => string;
  /** The values that a person has written or chosen, of a body or of the server's record. */
  values?: (record: Body, parts: string[]) => Body;
  /** The body has the changed fields alone, and leaves the others as they are. */
  isPart?: boolean;
}

type Sections = Record<string, { version: number; values: unknown }>;
const sectionsOf = (body: Body) => body.sections as Sections;

/**
 * The calls whose contracts say `mayWait`, with as much of a contract as sending takes: a page that only sends what waits
 * downloads no contract for it. The types, and a test, keep both the same.
 */
export const sendableCalls: {
  updateAccount: Sendable<typeof updateAccount>;
  saveDraft: Sendable<typeof saveDraft>;
  saveSettings: Sendable<typeof saveSettings>;
  rateAnswer: Sendable<typeof rateAnswer>;
} = {
  updateAccount: {
    method: 'PATCH',
    path: '/api/account',
    access: 'user',
    confirmed: false,
    record: () => 'account',
    versions: ({ version }) => ({ profile: version as number }),
    onVersions: (body, { profile }) => ({ ...body, version: profile }),
    theirs: () => '/api/account',
    values: ({ version: _, ...fields }) => fields,
    isPart: true,
  },
  saveDraft: {
    method: 'PUT',
    path: '/api/admin/posts/{id}/languages/{language}',
    access: 'admin',
    confirmed: false,
    record: ({ pathParameters: { id, language } = {} }) => `draft:${id}:${language}`,
    versions: ({ version }) => ({ text: version as number }),
    onVersions: (body, { text }) => ({ ...body, version: text }),
    theirs: ({ pathParameters: { id = '', language = '' } = {} }) =>
      `/api/admin/posts/${encodeURIComponent(id)}/languages/${encodeURIComponent(language)}`,
    values: ({ text }) => text as Body,
  },
  saveSettings: {
    method: 'PUT',
    path: '/api/admin/settings',
    access: 'admin',
    confirmed: true,
    record: ({ body = {} }) => `settings:${Object.keys(sectionsOf(body)).sort()}`,
    versions: (body) =>
      Object.fromEntries(Object.entries(sectionsOf(body)).map(([name, { version }]) => [name, version])),
    onVersions: (body, versions) => ({
      ...body,
      sections: Object.fromEntries(
        Object.entries(sectionsOf(body)).map(([name, section]) => [
          name,
          { ...section, version: versions[name] ?? section.version },
        ]),
      ),
    }),
    theirs: () => '/api/admin/settings',
    values: (record, parts) =>
      Object.fromEntries(
        parts.flatMap((part) =>
          Object.entries(Object(sectionsOf(record)[part]?.values)).map(([name, value]) => [`${part}.${name}`, value]),
        ),
      ),
  },
  rateAnswer: {
    method: 'POST',
    path: '/api/ai/feedback',
    access: 'public',
    confirmed: false,
    record: ({ body = {} }) => `rating:${body.id}`,
  },
};

export type SendableId = keyof typeof sendableCalls;
/** Undefined for what an older or a newer release has put there. */
export const sendableCall = (id: string): Sendable<Endpoint> | undefined =>
  Object.hasOwn(sendableCalls, id) ? (sendableCalls[id as SendableId] as Sendable<Endpoint>) : undefined;

/** Whether the later of two writes of one record leaves nothing of the earlier one. */
export const isReplaced = (earlier: Content, later: Content): boolean =>
  Object.keys(earlier.body ?? {}).every((name) => Object.hasOwn(later.body ?? {}, name));
