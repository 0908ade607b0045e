import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import type { BrandContent } from '#contracts/catalog/endpoints.ts';
import { BrandHero } from '#web/features/catalog/components/brand-hero.tsx';
import { BrandSources } from '#web/features/catalog/components/brand-sources.tsx';
import { BrandStory } from '#web/features/catalog/components/brand-story.tsx';
import { CatalogNote } from '#web/features/catalog/components/catalog-note.tsx';
import { toBrandPage, toProductSummary } from '#web/features/catalog/model/summaries.ts';
import { createI18n } from '#web/shared/i18n/i18n.ts';
import { brand, product } from './catalog-fixture.ts';

const i18n = await createI18n('en');
i18n.addResourceBundle('en', 'catalog', JSON.parse(readFileSync('locales/en/catalog.json', 'utf8')));
const drawn = (children: ReactNode) => renderToStaticMarkup(<I18nextProvider i18n={i18n}>{children}</I18nextProvider>);

const content: BrandContent = {
  ...{ language: 'en', history: ['Begun in 1999'], keyFeatures: [], popularModels: [], sources: [] },
  ...{ retailerLink: 'https://example.com', retailerLinkIsFinder: true },
};
const hero = (given: Partial<Parameters<typeof brand>[0]>) =>
  drawn(<BrandHero page={toBrandPage({ brand: brand({ id: 'own', ...given }), content, products: [] }, 'en')} />);

describe('a brand that is new', () => {
  it('has no headings with nothing under them', () => {
    const story = drawn(<BrandStory content={content} />);
    expect(story).toContain('History');
    expect(story).not.toMatch(/Key features|Known models/);
    expect(drawn(<BrandSources sources={[]} />)).toBe('');
  });

  it('has no legend of a drawing beside its own photograph', () => {
    const image = '/images/pictures/own.webp';
    expect(hero({ image })).not.toMatch(/What is known|Not known|figcaption/);
    const known = hero({ image, attributes: { throat: 'V', unconfirmed: [] } });
    expect(known).toContain('What is known');
    expect(known).toContain('V-shaped');
    expect(known).not.toMatch(/drawing|Not known|attribute-number/);
  });
});

describe('what a drawing shows', () => {
  it('numbers what is known, and names the rest in one line', () => {
    const html = hero({ attributes: { throat: 'V', boxTaper: 2, unconfirmed: ['boxTaper'] } });
    expect(html).toContain('Not known: vamp, wings and platform');
    expect(html.match(/class="attribute-number"/g)).toHaveLength(2);
    expect(html.match(/class="shoe-mark-dot"/g)).toHaveLength(2);
  });

  it('marks what no source confirms with a star, which is explained and spoken', () => {
    const html = hero({ attributes: { throat: 'V', unconfirmed: ['throat'] } });
    expect(html).toContain('<span aria-hidden="true">V-shaped*</span>');
    expect(html).toContain('usually V-shaped');
    expect(html).toContain('* Commonly reported');
    expect(hero({ attributes: { throat: 'V', unconfirmed: [] } })).not.toContain('*');
  });
});

describe('the note on prices', () => {
  it('dates them by the oldest', () => {
    const times = ['2027-03-01T00:00:00.000Z', '2026-11-21T00:00:00.000Z'];
    const products = times.map((updated) => toProductSummary(product({ id: 'a', updated }), 'en'));
    expect(drawn(<CatalogNote products={products} />)).toContain('as of November 2026');
  });

  it('says nothing of prices where there are none', () => {
    const products = [toProductSummary(product({ id: 'a', price: '', updated: '2026-11-21T00:00:00.000Z' }), 'en')];
    expect(drawn(<CatalogNote products={products} />)).not.toContain('as of');
  });
});
