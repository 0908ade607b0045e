export interface ProgramTime {
  name: string;
  wallSeconds: number;
  /** User and system time of the program and of all that it started and waited for. */
  processorSeconds: number;
}

/** The command in a shell that writes its processor time to file descriptor 3: Node cannot ask for that of a child. */
export const timed = (command: readonly string[]): string[] => [
  ...['sh', '-c', '"$@"; status=$?; times >&3; exit $status', 'sh'],
  ...command,
];

/** Reads what `times` writes: two lines, of the shell itself and of its children, such as `1m2.5s 0m0.30s`. */
export const processorSeconds = (times: string): number => {
  const ofChildren = times.split('\n')[1] ?? '';
  const parts = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
};
