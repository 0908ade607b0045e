import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import { damaged } from '../runtime/damage.ts';
import { createBodyCache } from './body-cache.ts';

/** A content on disk under a temporary name, not yet under its hash. */
export interface Draft {
  file: string;
  size: number;
  sha256: Buffer;
  sha1: Buffer;
  md5: Buffer;
  crc32: Buffer;
}

/** A part of a content: its first byte and its length. */
export interface Span {
  start: number;
  length: number;
}

/** A folder of files named by the SHA-256 of what they hold. */
export interface Contents {
  /** Writes a stream, at the pace of the disk. */
  draft(source: Readable | Buffer): Promise<Draft>;
  /** Gives a draft its final name, so that a half-written file never has one. */
  keep(draft: Draft): Promise<string>;
  discard(draft: Draft): Promise<void>;
  read(name: string, span?: Span): Promise<Buffer>;
}

/** Opens the folder. Unused files, such as drafts of a process that was killed, are removed. */
export const openContents = async (folder: string, used: Set<string>): Promise<Contents> => {
  await mkdir(folder, { recursive: true });
  const there = new Set(await readdir(folder));
  const missing = [...used].filter((name) => !there.has(name)).length;
  if (missing > 0) throw damaged(folder, new Error(`${missing} of ${used.size} files are gone`));
  const unused = [...there].filter((name) => !used.has(name));
  await Promise.all(unused.map((name) => rm(path.join(folder, name))));
  const cache = createBodyCache((name) => readFile(path.join(folder, name)));

  return {
    draft: async (source) => {
      const file = path.join(folder, `draft-${randomUUID()}`);
      const hashes = { sha256: createHash('sha256'), sha1: createHash('sha1'), md5: createHash('md5') };
      let size = 0;
      let crc = 0;
      const measured = async function* (parts: AsyncIterable<Buffer>) {
        for await (const part of parts) {
          size += part.length;
          crc = crc32(part, crc);
          for (const hash of Object.values(hashes)) hash.update(part);
          yield part;
        }
      };
      try {
        await pipeline(Buffer.isBuffer(source) ? Readable.from([source]) : source, measured, createWriteStream(file));
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
      const checksum = Buffer.alloc(4);
      checksum.writeUInt32BE(crc);
      return {
        file,
        size,
        sha256: hashes.sha256.digest(),
        sha1: hashes.sha1.digest(),
        md5: hashes.md5.digest(),
        crc32: checksum,
      };
    },
    keep: async ({ file, sha256 }) => {
      const name = sha256.toString('hex');
      await rename(file, path.join(folder, name));
      return name;
    },
    discard: ({ file }) => rm(file),
    read: async (name, span) => {
      if (span === undefined) return cache(name);
      const file = await open(path.join(folder, name));
      try {
        return (await file.read(Buffer.alloc(span.length), 0, span.length, span.start)).buffer;
      } finally {
        await file.close();
      }
    },
  };
};
