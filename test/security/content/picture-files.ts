import { crc32, deflateSync } from 'node:zlib';
import { samples } from '#test/lambdas/pictures/samples.ts';

const html = Buffer.from('<!doctype html><script>__ran=1</script>');
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF');

const chunk = (type: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
const pngSignature = samples.png.subarray(0, 8);
/** A grey picture that says it has this size; `data` is what follows the header. */
const png = (width: number, height: number, ...data: Buffer[]): Buffer => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([pngSignature, chunk('IHDR', header), ...data, chunk('IEND', Buffer.alloc(0))]);
};
const pixels = (bytes: number): Buffer => chunk('IDAT', deflateSync(Buffer.alloc(bytes)));

/** Files that are not pictures of the site, regardless of the declared type. */
export const unusableFiles: Record<string, Buffer> = {
  html,
  'html behind a picture’s first bytes': Buffer.concat([pngSignature, html]),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="__ran=1"><script>__ran=1</script></svg>'),
  'svg behind a byte order mark': Buffer.from('\ufeff<?xml version="1.0"?><svg onload="__ran=1"/>'),
  gif: Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64'),
  'gif that is a script': Buffer.from('GIF89a=1;__ran=1'),
  pdf,
  javascript: Buffer.from('__ran=1'),
  zip: Buffer.from('PK\x03\x04', 'latin1'),
  zeros: Buffer.alloc(1_000),
  'one byte': Buffer.from([0x89]),
  'a PNG that is 30,000 pixels wide': png(30_000, 30_000, pixels(10)),
  'a PNG that is as wide as can be': png(0x7fffffff, 1, pixels(10)),
  'a PNG without width': png(0, 1, pixels(1)),
  'a PNG that unpacks to 900 MB of nothing': png(30_000, 30_000, pixels(40_000_000)),
  'a PNG with a wrong checksum': samples.png.with(-1, 1) as Buffer,
  'half a PNG': samples.png.subarray(0, samples.png.length / 2),
  'half a JPEG': samples.jpeg.subarray(0, samples.jpeg.length / 2),
  'half a WebP': samples.webp.subarray(0, samples.webp.length / 2),
  'half an AVIF': samples.avif.subarray(0, samples.avif.length / 2),
  'a JPEG’s first bytes': samples.jpeg.subarray(0, 4),
  'a JPEG whose segment never ends': Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0x45]),
  'a WebP of another kind': Buffer.from('RIFF\x04\0\0\0WAVE', 'latin1'),
  'an AVIF whose box is as large as can be': Buffer.from('\xff\xff\xff\xffftypavif\0\0\0\0', 'latin1'),
};

/** Pictures with something else in them or behind them: what is served has lost it. */
export const mixedFiles: Record<string, { file: Buffer; type: keyof typeof typeOf }> = {
  'a JPEG and a page': { file: Buffer.concat([samples.jpeg, html]), type: 'jpeg' },
  'a PNG and a document': { file: Buffer.concat([samples.png, pdf]), type: 'png' },
  'a PNG with a page as its comment': {
    file: png(1, 1, chunk('tEXt', Buffer.concat([Buffer.from('a\0'), html])), pixels(2)),
    type: 'png',
  },
  'a PNG with a private chunk': { file: png(1, 1, chunk('scRp', html), pixels(2)), type: 'png' },
  'a WebP and a page': { file: Buffer.concat([samples.webp, html]), type: 'webp' },
};
export const typeOf = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif' } as const;

/** Addresses that lead into a network, however they are spelled, or that are not to be asked for another reason. */
export const insideAddresses = (port: number): string[] => [
  'https://127.0.0.1/a.png',
  'https://127.1/a.png',
  'https://127.0.1/a.png',
  'https://0x7f.1/a.png',
  'https://0x7f000001/a.png',
  'https://2130706433/a.png',
  'https://017700000001/a.png',
  'https://0177.0.0.1/a.png',
  'https://127.0.0.1./a.png',
  'https://１２７.０.０.１/a.png',
  'https://127%2e0%2e0%2e1/a.png',
  'https://①②⑦.0.0.1/a.png',
  'https://0/a.png',
  'https://0.0.0.0/a.png',
  'https://[::]/a.png',
  'https://[::1]/a.png',
  'https://[0:0:0:0:0:0:0:1]/a.png',
  'https://[::ffff:127.0.0.1]/a.png',
  'https://[::ffff:7f00:1]/a.png',
  'https://[::127.0.0.1]/a.png',
  'https://[64:ff9b::7f00:1]/a.png',
  'https://[2002:7f00:1::]/a.png',
  'https://[fe80::1]/a.png',
  'https://[fd00:ec2::254]/latest/meta-data/',
  'https://[ff02::1]/a.png',
  'https://169.254.169.254/latest/meta-data/',
  'https://169.254.170.2/v2/credentials',
  'https://0xa9fea9fe/',
  'https://2852039166/',
  'https://[::ffff:169.254.169.254]/',
  'https://10.0.0.1/a.png',
  'https://172.16.0.1/a.png',
  'https://192.168.1.1/a.png',
  'https://100.64.0.1/a.png',
  'https://224.0.0.1/a.png',
  'https://255.255.255.255/a.png',
  'https://localhost/a.png',
  'https://LOCALHOST./a.png',
  'https://a.localhost/a.png',
  `https://localhost:${port}/a.png`,
  `https://127.0.0.1:${port}/a.png`,
  `http://127.0.0.1:${port}/a.png`,
  `http://localhost:${port}/a.png`,
  'http://example.com/a.png',
  'https://example.com:8443/a.png',
  'https://someone@example.com/a.png',
  'https://someone:secret@example.com/a.png',
  'https://example.com@127.0.0.1/a.png',
  'https:///127.0.0.1/a.png',
  'https:\\\\127.0.0.1\\a.png',
  'file:///etc/passwd',
  'data:image/png;base64,iVBORw0KGgo=',
  'ftp://example.com/a.png',
  'gopher://127.0.0.1/',
  'javascript:1',
  'blob:https://example.com/a',
  '//example.com/a.png',
  '/images/a.png',
  'a.png',
  'https://',
  'https://%',
  'https://[::1',
  'https://nobody.invalid/a.png',
];
