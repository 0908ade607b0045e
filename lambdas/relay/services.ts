import type { ReadSettings } from '#lambdas/platform/settings.ts';
import type { Ask } from './adapters/ask.ts';

export interface RelayServices {
  readSettings: ReadSettings;
  ask: Ask;
}

/** Of a request, all that a use case may see. */
export interface RelayRequest {
  body: Buffer;
  /** In lower case. */
  headers: Record<string, string | undefined>;
  /** Nothing of what the visitor reports may leave. */
  staysHere: boolean;
}

export interface RelayReply {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}
