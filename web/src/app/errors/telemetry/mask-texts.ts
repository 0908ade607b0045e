import { scrub } from '#contracts/text/scrub.ts';

/** Fields by which reports refer to each other. Their values look like keys. */
const references =
  /^(event_id|trace_id|span_id|parent_span_id|segment_id|replay_id|replayId|error_ids|trace_ids|public_key|profile_id|debug_id|sentry\.\w+)$/;
const isReference = (text: string): boolean => /^[0-9a-f-]{16,36}$/i.test(text);
/** Our own stylesheet, as a recording holds it: long, and without anything of a person. */
const own = '_cssText';

/** A value in which every text is without tokens, passwords, codes and addresses of people. */
export const maskTexts = (value: unknown, name = ''): unknown => {
  if (typeof value === 'string') {
    return name === own || (references.test(name) && isReference(value)) ? value : scrub(value);
  }
  if (Array.isArray(value)) return value.map((each) => maskTexts(each, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [scrubbedName(key), maskTexts(each, key)]));
};

/** A name may be a text as well, such as that of a header or of a form's field. */
const scrubbedName = (name: string): string => (/[=@]|\s/.test(name) ? scrub(name) : name);
