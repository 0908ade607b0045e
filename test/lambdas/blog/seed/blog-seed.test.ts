import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { categorySchema } from '#contracts/blog/categories.ts';
import { draftTextSchema, postDetailsSchema, postIdSchema } from '#contracts/blog/drafts.ts';
import { slugSchema } from '#contracts/blog/endpoints.ts';
import { languages } from '#contracts/text/language.ts';
import { blogSeed } from '#lambdas/blog/seed/blog-seed.ts';
import { catalogSeed } from '#lambdas/catalog/seed/catalog-seed.ts';
import { leaves, linksOf, wordCount } from './reading.ts';

const { categories, posts } = blogSeed();
const texts = posts.flatMap(({ id, languages: byLanguage }) =>
  languages.map((language) => ({ id, language, name: `${id} ${language}`, text: byLanguage[language] })),
);

describe('the seed of the blog', () => {
  it('has three categories, named in every language [S-094, S-137]', () => {
    expect(z.array(categorySchema).check(z.length(3)).parse(categories)).toEqual(categories);
    for (const { slug, names } of categories)
      for (const language of languages) expect(names[language], `${slug} ${language}`).toBeTruthy();
  });

  it('has six posts that the editor would accept as they are [S-022, Q-045]', () => {
    expect(posts).toHaveLength(6);
    for (const { id, details, publishedAt } of posts) {
      expect(postIdSchema.parse(id)).toBe(id);
      expect(postDetailsSchema.parse(details)).toEqual(details);
      expect(z.iso.datetime().parse(publishedAt)).toBe(new Date(publishedAt).toISOString());
    }
    for (const { name, text } of texts) expect(draftTextSchema.parse(text), name).toEqual(text);
  });

  it('puts every post in a category of its own, and every category to use', () => {
    expect(new Set(posts.map(({ details }) => details.category))).toEqual(new Set(categories.map(({ slug }) => slug)));
  });

  it('says everything that publishing asks for, in every language [Q-027]', () => {
    for (const { name, text } of texts) {
      expect(slugSchema.parse(text.slug), name).toBe(text.slug);
      expect(text.title, name).not.toBe('');
      expect(text.excerpt.length, name).toBeGreaterThanOrEqual(120);
      expect(text.excerpt.length, name).toBeLessThanOrEqual(200);
      expect(text.coverAlt, name).not.toBe('');
    }
  });

  it('never uses an address or a title twice', () => {
    for (const key of ['slug', 'title'] as const)
      expect(new Set(texts.map(({ text }) => text[key])).size, key).toBe(texts.length);
  });

  it('writes Hebrew and Russian addresses in their own script', () => {
    for (const { language, text } of texts) {
      if (language === 'he') expect(text.slug).toMatch(/^[\p{Script=Hebrew}-]+$/u);
      if (language === 'ru') expect(text.slug).toMatch(/^[\p{Script=Cyrillic}-]+$/u);
    }
  });

  it('links only to pages that exist, and to posts of the same language', () => {
    const brands = catalogSeed().brands.map(({ id }) => `/brand/${id}`);
    for (const { name, language, text } of texts) {
      const ownLanguage = texts.filter((other) => other.language === language && other.text !== text);
      const places = new Set(['/products', '/tips', ...brands, ...ownLanguage.map(({ text }) => `/blog/${text.slug}`)]);
      const links = linksOf(text.body);
      expect(links, name).not.toEqual([]);
      for (const href of links) expect(places, `${name} ${href}`).toContain(href);
    }
  });

  it('has as much to say in each language as in English', () => {
    for (const { id, language, name, text } of texts) {
      const english = wordCount(posts.find((post) => post.id === id)?.languages.en.body);
      expect(english).toBeGreaterThan(500);
      // Hebrew writes its articles and prepositions into the next word, Russian has no articles.
      expect(wordCount(text.body) / english, name).toBeGreaterThan(language === 'he' || language === 'ru' ? 0.6 : 0.85);
      expect(wordCount(text.body) / english, name).toBeLessThan(1.2);
    }
  });

  it('is written in the script of its language, and leaves no mark unread', () => {
    const script = { he: /\p{Script=Hebrew}/u, ru: /\p{Script=Cyrillic}/u };
    for (const { name, language, text } of texts)
      for (const block of leaves(text.body)) {
        expect(block, name).not.toMatch(/\*|\]\(/);
        if (language === 'he' || language === 'ru') expect(block, name).toMatch(script[language]);
      }
  });

  it('keeps French punctuation on the line of its word', () => {
    for (const { name, language, text } of texts)
      if (language === 'fr')
        for (const line of [text.title, text.excerpt, text.coverAlt, ...leaves(text.body)])
          expect(line, name).not.toMatch(/ [:;?!»]|« |[^\s\u00a0][;?!»]/);
  });

  it('draws a cover for every post: light, self-contained, without text [Q-045]', () => {
    for (const { id, details } of posts) {
      const file = `web/pictures/blog/${id}.svg`;
      expect(details.cover).toEqual({ src: `/images/blog/${id}.svg`, width: 1200, height: 630 });
      expect(existsSync(file), file).toBe(true);
      expect(statSync(file).size, file).toBeLessThan(6_000);
      const drawing = readFileSync(file, 'utf8');
      expect(drawing).toContain('viewBox="0 0 1200 630"');
      expect(drawing).not.toMatch(/<script|<text|<image|<style|href="(?!#)|url\((?!#)|\son\w+=/);
    }
  });
});
