import { parseDsn } from '#contracts/settings/forms.ts';

/** The address of a project, taken apart. */
export type Dsn = NonNullable<ReturnType<typeof parseDsn>>;

/** Of an envelope's header, what is handed on. The services that it names are not asked. */
const keptFields = ['event_id', 'sent_at', 'sdk', 'trace'] as const;

const isSame = (one: Dsn, other: Dsn | undefined): boolean =>
  other !== undefined &&
  one.publicKey === other.publicKey &&
  one.host === other.host &&
  one.path === other.path &&
  one.project === other.project;

const parseHeader = (line: string): Record<string, unknown> | undefined => {
  try {
    const header: unknown = JSON.parse(line);
    return typeof header === 'object' && header !== null && !Array.isArray(header)
      ? (header as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};

/**
 * An envelope as it may leave: a header of JSON in the first line, which names the project of this site, and then its
 * items. The header is written anew, so that no reader can find another project in it. Undefined for anything else.
 */
export const ownEnvelope = (body: Buffer, dsn: Dsn): Buffer | undefined => {
  const end = body.indexOf('\n');
  if (end === -1) return undefined;
  const header = parseHeader(body.toString('utf8', 0, end));
  if (!header || typeof header.dsn !== 'string' || !isSame(dsn, parseDsn(header.dsn))) return undefined;
  const kept = Object.fromEntries(keptFields.flatMap((name) => (name in header ? [[name, header[name]]] : [])));
  return Buffer.concat([Buffer.from(JSON.stringify({ ...kept, dsn: dsnText(dsn) })), body.subarray(end)]);
};

const dsnText = ({ publicKey, host, path, project }: Dsn): string => `https://${publicKey}@${host}${path}/${project}`;

/** Where a project takes envelopes. */
export const envelopeAddress = ({ host, path, project }: Dsn): URL =>
  new URL(`https://${host}${path}/api/${project}/envelope/`);
