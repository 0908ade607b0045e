/** Ordered from harmless to fatal; the index is the exit status. */
export const severities = ['ok', 'warning', 'error'] as const;
export type Severity = (typeof severities)[number];

export interface Finding {
  severity: Severity;
  /** The state found, in one sentence. */
  text: string;
  /** The remedy: a command, or where to look. */
  advice?: string;
}

export const ok = (text: string): Finding => ({ severity: 'ok', text });
export const warning = (text: string, advice: string): Finding => ({ severity: 'warning', text, advice });
export const fault = (text: string, advice: string): Finding => ({ severity: 'error', text, advice });

export const worst = (findings: readonly Finding[]): number =>
  Math.max(0, ...findings.map(({ severity }) => severities.indexOf(severity)));

export const isNamed = (error: unknown, ...names: string[]): boolean =>
  error instanceof Error && names.includes(error.name);
