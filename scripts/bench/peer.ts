import { readFileSync } from 'node:fs';
import * as z from 'zod';
import type { Figures } from './figures.ts';

const rate = z.number().positive().optional();
const peerSchema = z.strictObject({
  /** The name of the other product. */
  name: z.string(),
  /** Reads of its API at 10 connections. */
  requestsPerSecond: rate,
  /** Recipients of a newsletter that it hands over, from the first call to the last. */
  recipientsPerSecond: rate,
});

/** Another product's figures, measured on this machine right before or after ours: figures of another machine say nothing. */
export type Peer = z.infer<typeof peerSchema>;

/** The figures of `--beside FILE`; undefined without one. */
export const readPeer = (file: string | undefined): Peer | undefined =>
  file === undefined ? undefined : peerSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

interface Beside {
  figure: string;
  measured: number;
  /** The other product's figure, if it was measured. */
  of: number | undefined;
  /** How many times as much ours is to be. */
  least: number;
}

/** A rate of ours, and beside the other product's the ratio. */
export const printBeside = (
  { row, note }: Figures,
  peer: Peer | undefined,
  { figure, measured, of, least }: Beside,
) => {
  note(peer && of !== undefined ? figure : `${figure} (nothing measured beside it)`, measured, '');
  if (peer && of !== undefined) row(`${figure}, against ${peer.name}`, measured / of, 'x', least, 'least');
};
