import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { avifTurns } from '#lambdas/pictures/model/avif-turns.ts';
import { cleanAvif } from '#lambdas/pictures/model/cleaning/clean-avif.ts';
import { cleanJpeg } from '#lambdas/pictures/model/cleaning/clean-jpeg.ts';
import { cleanPng, pngOrientation } from '#lambdas/pictures/model/cleaning/clean-png.ts';
import { cleanWebp } from '#lambdas/pictures/model/cleaning/clean-webp.ts';
import { samples } from '../samples.ts';

const formats = [
  ['JPEG', samples.jpeg, cleanJpeg],
  ['PNG', samples.png, cleanPng],
  ['WebP', samples.webp, cleanWebp],
  ['AVIF', samples.avif, cleanAvif],
] as const;
const script = Buffer.from('<script>alert(1)</script>');

describe('cleaning pictures', () => {
  it.each(formats)('leaves nothing of what a %s told about its maker and place', (_name, sample, clean) => {
    expect(sample.includes('Secret')).toBe(true);
    const cleaned = clean(sample);
    for (const telling of ['Secret', 'xmpmeta', 'GPS']) expect(cleaned.includes(telling), telling).toBe(false);
    expect(clean(cleaned)).toEqual(cleaned);
  });

  it.each(formats.slice(0, 3))('drops what lies behind the end of a %s', (_name, sample, clean) => {
    expect(clean(Buffer.concat([sample, script]))).toEqual(clean(sample));
  });

  it('refuses an AVIF with something behind its end', () => {
    expect(() => cleanAvif(Buffer.concat([samples.avif, script]))).toThrow();
  });

  it('clears boxes of an AVIF that it is not drawn from', () => {
    const box = Buffer.concat([Buffer.from([0, 0, 0, 8 + script.length]), Buffer.from('uuid'), script]);
    const cleaned = cleanAvif(Buffer.concat([samples.avif, box]));
    expect([cleaned.includes('script'), cleaned.length]).toEqual([false, samples.avif.length + box.length]);
  });

  it.each(formats)('refuses a %s that is cut off, wherever', (_name, sample, clean) => {
    for (let length = 12; length < sample.length; length += 1) {
      expect(() => clean(sample.subarray(0, length)), `${length}`).toThrow();
    }
  });

  it('keeps what the picture is drawn from, byte by byte', () => {
    const data = (png: Buffer) => {
      const at = png.indexOf('IDAT');
      return inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
    };
    expect(data(cleanPng(samples.png))).toEqual(data(samples.png));
    const scan = (jpeg: Buffer) => jpeg.subarray(jpeg.indexOf(Buffer.of(0xff, 0xdb)));
    expect(scan(cleanJpeg(samples.jpeg))).toEqual(scan(samples.jpeg));
    const frame = (webp: Buffer) => webp.subarray(webp.indexOf('VP8 '), webp.indexOf('VP8 ') + 40);
    expect(frame(cleanWebp(samples.webp))).toEqual(frame(samples.webp));
  });

  it('keeps the orientation of a photograph, and no other EXIF', () => {
    const cleaned = cleanJpeg(samples.jpeg);
    const exif = cleaned.subarray(cleaned.indexOf('Exif'));
    expect(exif.readUInt16BE(14)).toBe(1);
    expect(exif.subarray(16, 28)).toEqual(Buffer.from('011200030000000100060000', 'hex'));
    const png = cleanPng(samples.png);
    expect([pngOrientation(samples.png), pngOrientation(png)]).toEqual([6, 6]);
    expect(png.readUInt32BE(png.indexOf('eXIf') - 4)).toBe(26);
  });

  it.each([0, 1, 2, 3])('knows an AVIF that is turned by %i quarters', (quarters) => {
    const turned = Buffer.from(samples.turnedAvif);
    turned[turned.indexOf('irot') + 4] = quarters;
    expect(avifTurns(cleanAvif(turned))).toBe(quarters);
    expect(avifTurns(samples.avif)).toBe(0);
  });

  it('keeps the colour profile of a JPEG, and of APP2 nothing else', () => {
    const segment = (text: string) => {
      const content = Buffer.from(text);
      return Buffer.concat([Buffer.of(0xff, 0xe2, 0, content.length + 2), content]);
    };
    const [start, rest] = [samples.jpeg.subarray(0, 2), samples.jpeg.subarray(2)];
    const profile = segment('ICC_PROFILE\0colours');
    const cleaned = cleanJpeg(Buffer.concat([start, profile, segment('MPF\0another picture'), rest]));
    expect([cleaned.includes('colours'), cleaned.includes('another picture')]).toEqual([true, false]);
  });

  it('refuses a PNG whose checksum is wrong', () => {
    const altered = Buffer.from(samples.png);
    const at = altered.indexOf('IDAT') + 6;
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(() => cleanPng(altered)).toThrow();
  });

  it('takes a time that grows with the length, whatever the file', () => {
    const measure = (file: Buffer) => {
      // Time of the processor: what other programs take does not count.
      const begin = process.cpuUsage();
      for (const [, , clean] of formats) {
        try {
          clean(file);
        } catch {
          // Most are no pictures.
        }
      }
      const { user, system } = process.cpuUsage(begin);
      return (user + system) / 1000;
    };
    const size = 5 * 1024 * 1024;
    const heads = formats.map(([, sample]) => sample);
    const fillings = [Buffer.of(0), Buffer.of(0xff), Buffer.of(0xff, 0), Buffer.from('00000008free'), deflateSync('a')];
    const plain = measure(Buffer.alloc(size, 'plain'));
    for (const head of heads) {
      for (const filling of fillings) {
        const file = Buffer.concat([head.subarray(0, head.length - 2), Buffer.alloc(size, filling)]);
        // A pause of the collector's can fall into one measurement; time that grows with more than the length falls into all.
        const least = () => Math.min(measure(file), measure(file), measure(file));
        const limit = 200 + 500 * plain;
        const once = measure(file);
        expect(once < limit ? once : least()).toBeLessThan(limit);
      }
    }
  });
});
