import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postDetailsSchema } from '#contracts/blog/drafts.ts';
import { isSafeLink } from '#contracts/text/rich-text.ts';
import {
  editedCategorySchema,
  filledNames,
  newCategorySchema,
} from '#web/features/blog-editing/model/category-form.ts';
import { detailsOf, isSameDetail, isSameDetails, typedDetails } from '#web/features/blog-editing/model/details.ts';
import { asPlainText, emptyText, isSameText, missingFields } from '#web/features/blog-editing/model/draft.ts';
import { postTitle } from '#web/features/blog-editing/model/post-title.ts';
import { chosenTime, nextHour, toLocalInput } from '#web/features/blog-editing/model/publish-time.ts';
import { linkAddress } from '#web/shared/form/link-address.ts';
import { plainMarkup } from '#web/shared/text-editor/pasting/plain-markup.ts';
import { draftOf, textOf } from './draft.ts';

const now = Date.UTC(2026, 10, 21, 12);

describe('chosenTime', () => {
  it('sends what the browser shows as UTC [Q-027]', () => {
    const moment = new Date(now + 90 * 60_000);
    expect(chosenTime(toLocalInput(moment), now)).toEqual({ publishAt: moment.toISOString() });
  });

  it('refuses what is over, and what is no time [Q-027]', () => {
    expect(chosenTime(toLocalInput(new Date(now)), now)).toEqual({ problem: 'timePast' });
    expect(chosenTime('', now)).toEqual({ problem: 'timeInvalid' });
    expect(chosenTime('2027-02-30T10:00', now)).toEqual({ problem: 'timeInvalid' });
  });

  describe('in the nights when the clock turns', () => {
    const zone = process.env.TZ;
    beforeAll(() => {
      process.env.TZ = 'Asia/Jerusalem';
    });
    afterAll(() => {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    });

    it.each([
      ['2027-10-30T21:00Z', { publishAt: '2027-10-30T22:30:00.000Z', turn: 'first' }],
      ['2027-10-30T23:10Z', { publishAt: '2027-10-30T23:30:00.000Z', turn: 'second' }],
      ['2027-10-30T23:40Z', { problem: 'timePast' }],
    ])('takes the hour that comes twice the next time it comes: at %s [Q-027]', (at, time) => {
      expect(chosenTime('2027-10-31T01:30', Date.parse(at))).toEqual(time);
    });

    it('refuses the hour that is skipped [Q-027]', () => {
      expect(chosenTime('2027-03-26T02:30', now)).toEqual({ problem: 'timeInvalid' });
      expect(chosenTime('2027-03-26T03:30', now)).toEqual({ publishAt: '2027-03-26T00:30:00.000Z' });
    });
  });

  it('proposes a full hour that is still to come [Q-027]', () => {
    expect(nextHour(now + 1).getTime()).toBe(now + 3_600_000);
  });
});

describe('a draft', () => {
  const paragraph = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'words' }] };
  const whole = {
    ...textOf('title'),
    excerpt: 'short',
    body: { type: 'doc' as const, content: [paragraph] },
  };

  it('names what publishing still asks for [Q-027]', () => {
    expect(missingFields(emptyText)).toEqual(['title', 'slug', 'excerpt', 'body']);
    expect(missingFields({ ...whole, excerpt: '  ' })).toEqual(['excerpt']);
    expect(missingFields(whole)).toEqual([]);
    const embed = { type: 'embed' as const, attrs: { provider: 'youtube' as const, id: 'dQw4w9WgXcQ' } };
    expect(missingFields({ ...whole, body: { type: 'doc', content: [embed] } })).toEqual([]);
  });

  it('is the same with blanks at the ends, and another with another body [Q-027]', () => {
    expect(isSameText(whole, { ...whole, title: ' title ' })).toBe(true);
    expect(isSameText(whole, { ...whole, body: emptyText.body })).toBe(false);
  });

  it('can be copied as plain text [Q-027]', () => {
    expect(asPlainText(whole)).toBe('title\n\nshort\n\nwords');
  });
});

describe('postTitle', () => {
  const status = (title: string) => ({ ...draftOf(textOf(title), 1).status });
  const languages = { he: status('כותרת'), en: status(''), ru: status('Пуанты'), fr: status(''), es: status('') };

  it('is in the asked language, else in the source, else in any [S-035]', () => {
    expect(postTitle({ languages, sourceLanguage: 'he' }, 'ru')).toEqual({ title: 'Пуанты', language: 'ru' });
    expect(postTitle({ languages, sourceLanguage: 'he' }, 'en')).toEqual({ title: 'כותרת', language: 'he' });
    expect(postTitle({ languages, sourceLanguage: 'en' }, 'fr')).toEqual({ title: 'כותרת', language: 'he' });
  });
});

describe('details', () => {
  it('come back from the form as they went in, each tag once [Q-045]', () => {
    const details = { category: 'care', tags: ['sewing', 'ribbons'], author: 'Noa' };
    expect(detailsOf(typedDetails(details))).toEqual(details);
    const typed = detailsOf({ tags: ' a, b,a ,, ', author: ' Noa ' });
    expect(typed).toEqual({ tags: ['a', 'b'], author: 'Noa' });
    expect(postDetailsSchema.safeParse(typed).success).toBe(true);
  });
});

describe('versions of the details', () => {
  const details = { category: 'care', tags: ['sewing'], author: 'Noa' };

  it('are the same when they say the same [Q-045]', () => {
    const cover = { src: '/images/a.webp', width: 10, height: 10 };
    expect(
      isSameDetails({ ...details, cover }, { cover: { ...cover }, author: 'Noa', tags: ['sewing'], category: 'care' }),
    ).toBe(true);
    const others = [
      { ...details, cover },
      { ...details, tags: [] },
      { tags: ['sewing'], author: 'Noa' },
      { ...details, author: 'Dana' },
    ];
    for (const other of others) expect(isSameDetails(details, other)).toBe(false);
    expect(isSameDetail('tags', details, { ...details, author: 'Dana' })).toBe(true);
  });
});

describe('a category’s form', () => {
  it('asks for Hebrew and leaves languages without a name out [S-137]', () => {
    const values = { slug: 'care', he: 'טיפול', en: 'Care', ru: '', fr: '', es: ' ' };
    const parsed = newCategorySchema.parse(values);
    expect(filledNames(parsed)).toEqual({ he: 'טיפול', en: 'Care' });
    expect(newCategorySchema.safeParse({ ...values, he: ' ' }).success).toBe(false);
  });

  it('takes a place from 0 to 999 [S-137]', () => {
    const values = { he: 'טיפול', en: '', ru: '', fr: '', es: '' };
    expect(editedCategorySchema.parse({ ...values, order: '12' }).order).toBe(12);
    for (const order of ['', '-1', '1000', 'x'])
      expect(editedCategorySchema.safeParse({ ...values, order }).success).toBe(false);
  });
});

describe('linkAddress', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['noa@example.com', 'mailto:noa@example.com'],
    ['/products', '/products'],
    ['#top', '#top'],
    ['http://example.com/a', 'http://example.com/a'],
    ['', ''],
  ])('reads %s as %s [Q-027]', (typed, address) => {
    expect(linkAddress(typed)).toBe(address);
  });

  it('never makes a safe link of a script [Q-027]', () => {
    fc.assert(
      fc.property(fc.constantFrom('javascript:', 'JaVaScRiPt:', 'data:', 'vbscript:'), fc.string(), (scheme, rest) => {
        return !isSafeLink(linkAddress(scheme + rest));
      }),
    );
  });
});

describe('plainMarkup', () => {
  it('keeps styles under another name, and words that only look like markup as words [Q-027]', () => {
    const docs =
      '<b style="font-weight:normal" id="docs-1"><p dir="ltr"\nSTYLE=\'a>"b\'>style="c" x style=d 1 < 2</p></b>';
    expect(plainMarkup(docs)).toBe(
      '<b data-style="font-weight:normal" id="docs-1"><p data-style="a&gt;&quot;b">style="c" x style=d 1 &lt; 2</p></b>',
    );
    expect(plainMarkup('<style>\n<!-- p {color:red} -->\n</style><p>a</p>')).toBe('<p>a</p>');
  });

  it('writes nothing but what a text needs, whatever it is given, and in time that grows with its length [Q-027]', () => {
    const pieces = [
      '<p',
      ' onclick=',
      "'",
      '"',
      '>',
      '<',
      '/',
      '<!--',
      '-->',
      '<script',
      '</script>',
      '<img src=x',
      '=',
      'a',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
        const rest = plainMarkup(parts.join('')).replaceAll(/<\/?(?:p|img|a)(?: (?:src|href|alt)="[^"<>]*")*>/g, '');
        expect(rest).not.toContain('<');
      }),
    );
    for (const piece of pieces) expect(plainMarkup(`${piece} `.repeat(100_000)).length).toBeGreaterThanOrEqual(0);
  });
});
