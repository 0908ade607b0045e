import type { BrowserOptions } from '@sentry/browser';
import { maskTexts } from './mask-texts.ts';
import { withoutSecretHeaders } from './strip-headers.ts';

type Envelope = Parameters<ReturnType<NonNullable<BrowserOptions['transport']>>['send']>[0];

/** The kinds that are sent; all others stay here. */
const kinds = ['event', 'transaction', 'replay_event', 'replay_recording', 'client_report'];

const clean = (value: unknown): unknown => maskTexts(withoutSecretHeaders(value));

/** A recording is text: a line of JSON, and then the events as JSON. Undefined where it cannot be read. */
const cleanRecording = (text: string): string | undefined => {
  const end = text.indexOf('\n');
  try {
    return `${text.slice(0, end)}\n${JSON.stringify(clean(JSON.parse(text.slice(end + 1))))}`;
  } catch {
    return undefined;
  }
};

type Item = [header: Record<string, unknown>, payload: unknown];

const cleanItem = ([header, payload]: Item): Item[] => {
  if (!kinds.includes(String(header.type))) return [];
  if (typeof payload === 'object' && payload !== null && !ArrayBuffer.isView(payload))
    return [[header, clean(payload)]];
  const recording = typeof payload === 'string' ? cleanRecording(payload) : undefined;
  if (recording === undefined) return [];
  return [[{ ...header, length: new TextEncoder().encode(recording).length }, recording]];
};

/**
 * Everything that leaves the browser, without secrets and people. It is the last step before sending, so that nothing
 * which a client's integration adds can pass it.
 */
export const cleanEnvelope = ([headers, items]: Envelope): Envelope => {
  // The address of the project looks like one with a password.
  const { dsn } = headers;
  const header = { ...(clean(headers) as object), ...(dsn === undefined ? {} : { dsn }) };
  return [header, (items as Item[]).flatMap(cleanItem)] as unknown as Envelope;
};
