import { describe, expect, it } from 'vitest';
import type { SiteSettings } from '#contracts/site/site-settings.ts';
import { inSiteZone } from '#web/shared/site/in-site-zone.ts';
import { siteSource } from '#web/shared/site/site-source.ts';

describe('a date on a page', () => {
  const evening = new Date('2026-11-23T22:30:00Z');
  const day = (zone?: string) => inSiteZone(evening, 'en', { dateStyle: 'long' }, zone);

  it('is one of the site’s zone, in which it may be tomorrow already', () => {
    expect(day()).toBe('24 November 2026');
    expect(day('Europe/Paris')).toBe('23 November 2026');
  });

  it('is shown in a browser that does not know the zone', () => {
    expect(day('Mars/Olympus')).toBe('24 November 2026');
  });
});

describe('what a page knows of the settings', () => {
  it('is fetched once for each language, and again where it did not come', async () => {
    const asked: string[] = [];
    let reply: SiteSettings | undefined;
    const read = async (language: string) => {
      asked.push(language);
      return reply;
    };
    const source = siteSource(read, { he: { name: 'אגם' } });
    await source.load('he');
    expect(source.of('he')).toEqual({ name: 'אגם' });
    await source.load('en');
    expect(source.of('en')).toEqual({});
    reply = { name: 'Lake' };
    await source.load('en');
    await source.load('en');
    expect(source.of('en')).toEqual({ name: 'Lake' });
    expect(asked).toEqual(['en', 'en']);
  });
});
