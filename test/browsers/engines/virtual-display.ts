import { once } from 'node:events';
import { findVirtualDisplay } from '#scripts/engines.ts';
import { type Program, startProgram } from './program.ts';

/** A screen that no one looks at. Xvfb chooses its number, and reports it through a file descriptor. */
export const openVirtualDisplay = async (): Promise<Program & { name: string }> => {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const program = startProgram(findVirtualDisplay(), args);
  const told = program.child.stdio[3];
  if (!told) throw new Error('Xvfb has no file descriptor to tell its number by.');
  const [number] = await once(told, 'data');
  return { ...program, name: `:${String(number).trim()}` };
};
