import type { DraftText } from '#contracts/blog/drafts.ts';
import type { Language } from '#contracts/text/language.ts';
import { plainText } from '#contracts/text/rich-text.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { liveState, withLanguage, withSlug } from './language-record.ts';
import type { LanguageRecord, PostRecord } from './post.ts';
import type { PostChange } from './post-change.ts';

const yearMs = 365.25 * 24 * 60 * 60 * 1000;
/** A schedule further ahead than this is taken for a typing error. */
const furthestMs = 5 * yearMs;

const saysSomething = ({ body }: DraftText): boolean =>
  plainText(body).trim() !== '' || body.content.some(({ type }) => type === 'image' || type === 'embed');

/** @throws ProblemError `draftIncomplete` that names what is missing. */
export const requireComplete = (text: DraftText): void => {
  const missing = [
    ...(['title', 'slug', 'excerpt'] as const).filter((field) => text[field] === ''),
    ...(saysSomething(text) ? [] : ['body']),
  ];
  if (missing.length === 0) return;
  throw new ProblemError('draftIncomplete', {
    fields: Object.fromEntries(missing.map((field) => [field, 'required'])),
  });
};

/**
 * Rounds a time to whole seconds, which is what schedules have, and never to an earlier one. @throws ProblemError
 * `publishInPast`.
 */
export const plannedTime = (publishAt: string, now: number): string => {
  const time = Math.ceil(Date.parse(publishAt) / 1000) * 1000;
  if (time > now && time <= now + furthestMs) return new Date(time).toISOString();
  throw new ProblemError('publishInPast', { fields: { publishAt: 'invalidDate' } });
};

/** Makes `text` the published text. The date of the first publication stays. */
export const withLive = (
  { post, record, language }: { post: PostRecord; record: LanguageRecord; language: Language },
  text: DraftText,
  time: string,
): { after: PostRecord } & Required<Pick<PostChange, 'texts'>> => {
  const { plannedFor: _planned, ...rest } = record;
  const publishedAt = record.live?.card.publishedAt ?? time;
  const live = liveState(text, language, { publishedAt, updatedAt: time });
  return {
    after: withSlug(withLanguage(post, language, { ...rest, live }), text.slug, language),
    texts: [
      { kind: 'LIVE', language, record: { text } },
      { kind: 'PLANNED', language, record: undefined },
    ],
  };
};

/** Schedules `text` for publication. Its address is reserved for it from now on. */
export const withPlan = (
  { post, record, language }: { post: PostRecord; record: LanguageRecord; language: Language },
  text: DraftText,
  publishAt: string,
): { after: PostRecord } & Required<Pick<PostChange, 'texts'>> => ({
  after: withSlug(withLanguage(post, language, { ...record, plannedFor: publishAt }), text.slug, language),
  texts: [{ kind: 'PLANNED', language, record: { text, publishAt } }],
});

/** The field's name lets the form show the refusal beside the address. */
export const rethrowAtSlugField = (error: unknown): never => {
  const isTaken = error instanceof ProblemError && error.code === 'slugTaken';
  throw isTaken ? new ProblemError('slugTaken', { cause: error, fields: { slug: 'slugTaken' } }) : error;
};
