import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Language, languages } from '#contracts/text/language.ts';
import { readShownText } from '#lambdas/blog/store/texts.ts';
import { draftText, openBlogHarness, refusal } from '../blog-harness.ts';

let harness: Awaited<ReturnType<typeof openBlogHarness>>;
beforeAll(async () => {
  harness = await openBlogHarness();
});
afterAll(() => harness.close());

const step = fc.record({
  act: fc.constantFrom('save', 'publish', 'unpublish', 'delete'),
  language: fc.constantFrom(...languages),
});

/** The acts as plainly as they can be kept: the text of each language as it was last saved and last published. */
interface Expected {
  saved: Map<Language, { title: string; version: number }>;
  live: Map<Language, string>;
}

const run = async (
  id: string,
  { act, language }: { act: string; language: Language },
  { saved, live }: Expected,
  mark: string,
) => {
  const draft = saved.get(language);
  const slug = `${mark}-${language}`;
  if (act === 'save') {
    const text = draftText(slug, { title: `${mark} ${language} ${saved.size} ${draft?.version ?? 0}` });
    const { version } = await harness.dana.save(id, language, draft?.version ?? 0, text);
    saved.set(language, { title: text.title, version });
  } else if (!draft) {
    expect(await refusal(harness.dana.publish(id, language, 1))).toMatchObject({ code: 'postNotFound' });
  } else if (act === 'publish') {
    await harness.dana.publish(id, language, draft.version);
    live.set(language, draft.title);
  } else if (act === 'unpublish') {
    await harness.dana.unpublish(id, language, draft.version);
    live.delete(language);
  } else {
    await harness.dana.removeDraft(id, language);
    saved.delete(language);
    live.delete(language);
  }
};

let runs = 0;

it('never takes a fallback for a translation, whatever is saved, published and taken back', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      runs += 1;
      const mark = `run${runs}`;
      const { id } = await harness.dana.create('he', mark);
      const title = `${mark} first`;
      await harness.dana.save(id, 'he', 1, draftText(`${mark}-he`, { title }));
      const expected: Expected = { saved: new Map([['he', { title, version: 2 }]]), live: new Map() };
      for (const one of steps) await run(id, one, expected, mark);

      const visitor = harness.visitor();
      for (const asked of languages) {
        expect((await readShownText(harness.table, id, asked))?.title).toBe(expected.live.get(asked));
        const shown = [asked, 'he' as const, 'en' as const].find((language) => expected.live.has(language));
        const { all } = await visitor.reader.shown(asked);
        expect(all.filter((post) => post.id === id).map(({ language }) => language)).toEqual(shown ? [shown] : []);
        const [anySlug] = [...expected.live.keys()].map((language) => `${mark}-${language}`);
        if (!anySlug) continue;
        const { post } = await visitor.post(anySlug, asked);
        expect(post.title).toBe(expected.live.get(post.language));
        if (shown) expect(post.language).toBe(shown);
        expect(Object.keys(post.slugs).sort()).toEqual([...expected.live.keys()].sort());
      }
      await harness.dana.remove(id);
      const { all } = await harness.visitor().reader.shown('he');
      expect(all).toEqual([]);
    }),
    { numRuns: 15 },
  );
});
