import { describe, expect, it } from 'vitest';
import { importLimits } from '#contracts/newsletter/readers.ts';
import { decodeList } from '#web/features/readers/model/decode-list.ts';
import { readList } from '#web/features/readers/model/read-list.ts';

const emailsOf = (text: string) => readList(text, 'he')?.rows.map(({ email, language }) => `${email} ${language}`);

describe('a list of addresses', () => {
  it('is read as spreadsheets of any country save it', () => {
    const expected = ['dana@x.example fr', 'noa@x.example he'];
    for (const separator of [',', ';', '\t']) {
      const rows = [
        ['Name', 'E-mail', 'Lang'],
        ['Dana; "D", Levi', 'Dana@X.example', 'fr'],
        ['', 'noa@x.example', ''],
      ];
      const text = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\r\n');
      expect(emailsOf(text)).toEqual(expected);
    }
    expect(emailsOf('sep=;\r\nMail;Idioma\r\ndana@x.example;Français\r\nnoa@x.example;iw\r\n')).toEqual(expected);
  });

  it('is read as people paste it', () => {
    expect(emailsOf('a@x.example, "Bea" <b@x.example>; mailto:c@x.example')).toEqual([
      'a@x.example he',
      'b@x.example he',
      'c@x.example he',
    ]);
    expect(emailsOf('a@x.example\n\nb@x.example\n')).toEqual(['a@x.example he', 'b@x.example he']);
  });

  it('names the lines without an address, and counts one address once', () => {
    expect(readList('email\na@x.example\nnobody\nA@x.example\n\n@\n"open@x.example\nlast@x.example', 'en')).toEqual({
      rows: [
        { line: 2, email: 'a@x.example', language: 'en' },
        { line: 7, email: 'open@x.example', language: 'en' },
        { line: 8, email: 'last@x.example', language: 'en' },
      ],
      wrongLines: [3, 6],
      repeated: 1,
    });
  });

  it('takes addresses out of hostile cells, and no formula for one', () => {
    const wrong = ['=HYPERLINK("http://evil.example","a@x.example")', '=cmd@x.example', '@SUM(1+1)@x.example'];
    expect(readList(['a@x.example', ...wrong].join('\n'), 'he')).toMatchObject({
      rows: [{ email: 'a@x.example' }],
      wrongLines: [2, 3, 4],
    });
    // Marks of direction, full-width signs, a letter and its accent apart, the quote of an export.
    expect(emailsOf('\u202Bdana@x.example\u202C\nnoa＠x.example\n')).toEqual(['dana@x.example he', 'noa@x.example he']);
    expect(emailsOf("'+dana@x.example;franc\u0327ais\nb@x.example;Franc\u0327ais")).toEqual([
      '+dana@x.example fr',
      'b@x.example fr',
    ]);
  });

  it('is refused where it is too long', () => {
    const lines = (count: number) => Array.from({ length: count }, (_none, at) => `r${at}@x.example`).join('\n');
    expect(readList(lines(importLimits.rows), 'he')?.rows).toHaveLength(importLimits.rows);
    expect(readList(lines(importLimits.rows + 1), 'he')).toBeUndefined();
    expect(readList('x'.repeat(importLimits.bytes + 1), 'he')).toBeUndefined();
  });

  it('is decoded from UTF-8 and UTF-16, with a byte order mark and without', () => {
    const text = 'שם;mail\nדנה;dana@x.example\nb;b@x.example';
    const utf16 = (isBig: boolean, start: string) => {
      const bytes = Buffer.from(start + text, 'utf16le');
      return new Uint8Array(isBig ? bytes.swap16() : bytes);
    };
    const forms = [Buffer.from(text), Buffer.from(`\uFEFF${text}`), utf16(false, '\uFEFF'), utf16(true, '\uFEFF')];
    for (const bytes of forms) expect(decodeList(new Uint8Array(bytes))).toBe(text);
    const latin = new Uint8Array(Buffer.from('dana@x.example', 'utf16le'));
    expect(decodeList(latin)).toBe('dana@x.example');
    expect(decodeList(new Uint8Array(Buffer.from('dana@x.example', 'utf16le').swap16()))).toBe('dana@x.example');
  });
});
