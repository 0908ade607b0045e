import { parseDsn } from '#contracts/settings/forms.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { accepted } from '../adapters/accepted.ts';
import { browserName } from '../model/browser-name.ts';
import { envelopeAddress, ownEnvelope } from '../model/envelope.ts';
import type { RelayReply, RelayRequest, RelayServices } from '../services.ts';

/** Nothing of the answer is used. */
const answerLimit = 16 * 1024;

/** Hands an envelope on to the project that the settings name, regardless of what the envelope says. */
export const sendTelemetry =
  ({ readSettings, ask }: RelayServices) =>
  async ({ body, headers, staysHere }: RelayRequest): Promise<RelayReply> => {
    const dsn = parseDsn((await readSettings('integrations')).telemetryDsn);
    if (!dsn) throw new ProblemError('notFound');
    if (staysHere) return { status: 204 };
    const envelope = ownEnvelope(body, dsn);
    if (!envelope) throw new ProblemError('invalidRequest');
    await accepted(ask, {
      url: envelopeAddress(dsn),
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'content-length': envelope.length,
        'user-agent': browserName(headers),
      },
      body: envelope,
      limit: answerLimit,
    });
    return { status: 204 };
  };
