/** A line that a function wrote. */
export interface LogLine {
  time: string;
  text: string;
}

const kept = 500;
const longest = 8_192;

/** Keeps the latest lines of a function's output. */
export const createLogBuffer = () => {
  const lines: LogLine[] = [];
  const add = (text: string): void => {
    lines.push({ time: new Date().toISOString(), text: text.slice(0, longest) });
    if (lines.length > kept) lines.shift();
  };
  return {
    add,
    /** Takes output as it comes and splits it into lines. */
    collect: (stream: NodeJS.ReadableStream): void => {
      let rest = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        const parts = (rest + chunk).split('\n');
        rest = parts.pop() ?? '';
        for (const part of parts) add(part);
      });
      stream.on('end', () => {
        if (rest !== '') add(rest);
      });
    },
    lines: (): LogLine[] => [...lines],
  };
};
export type LogBuffer = ReturnType<typeof createLogBuffer>;
