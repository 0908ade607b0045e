import type { AuditEntry } from '#contracts/audit/endpoints.ts';

/** Changes as text: `phone`; `enabled: true → false`. */
const changeText = ({ field, before, after }: AuditEntry['changes'][number]): string => {
  if (before === undefined && after === undefined) return field;
  return before === undefined ? `${field}: ${after}` : `${field}: ${before} → ${after ?? ''}`;
};

/** The columns of an export, in this order. Actions stay codes, which a program can count. */
const cells = {
  time: ({ time }) => time,
  actorId: ({ actor }) => actor.id ?? '',
  actor: ({ actor }) => actor.name,
  action: ({ action }) => action,
  resourceType: ({ resource }) => resource.type,
  resourceId: ({ resource }) => resource.id,
  resource: ({ resource }) => resource.name,
  ip: ({ ip }) => ip,
  userAgent: ({ userAgent }) => userAgent,
  changes: ({ changes }) => changes.map(changeText).join('\n'),
} as const satisfies Record<string, (entry: AuditEntry) => string>;

export type AuditColumn = keyof typeof cells;
export const auditColumns = Object.keys(cells) as AuditColumn[];

export const toRow = (entry: AuditEntry): string[] => auditColumns.map((column) => cells[column](entry));
