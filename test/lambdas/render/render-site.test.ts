import { describe, expect, it } from 'vitest';
import type { Changes, RenderTask, SiteContent } from '#contracts/render/rendering.ts';
import { renderSite } from '#lambdas/render/index.ts';
import { nothing, site } from '#test/web/server/content.ts';

const file = (key: string, text: string | undefined = key) => ({ key, contentType: 'text/html', text });
const page = (name: string): RenderTask => ({ name, draw: async () => [file(name)] });
const broken = (name: string): RenderTask => ({ name, draw: () => Promise.reject(new Error('no such component')) });

const render = async (
  tasks: RenderTask[],
  { refusing, changes = nothing }: { refusing?: string; changes?: Changes } = {},
) => {
  const files = new Map([
    ['old', 'old'],
    ['broken', 'old'],
  ]);
  const logged: unknown[] = [];
  const result = await renderSite(
    {
      renderer: { renderTasks: async () => tasks },
      content: {} as SiteContent,
      site,
      store: {
        put: async ({ key, text }) => {
          if (key === refusing) throw new Error('slow down');
          files.set(key, text);
        },
        remove: async (key) => void files.delete(key),
        pageKeys: async () => [...files.keys()],
      },
      log: { info: () => undefined, error: (message, fields) => logged.push({ message, ...fields }) },
    },
    changes,
  ).catch((error: unknown) => error);
  return { files: Object.fromEntries(files), logged, result };
};

describe('rendering', () => {
  it('stores what is drawn and removes what has no text', async () => {
    const gone = { name: 'gone', draw: async () => [file('old', ''), { ...file('broken'), text: undefined }] };
    expect((await render([page('new'), gone])).files).toEqual({ new: 'new', old: '' });
  });

  it('leaves the old page in place when a new one cannot be drawn, draws the others, and fails', async () => {
    const { files, logged, result } = await render([
      broken('broken'),
      ...Array.from({ length: 9 }, (_, i) => page(`p${i}`)),
    ]);
    expect(files).toMatchObject({ broken: 'old', p0: 'p0', p8: 'p8' });
    expect(result).toBeInstanceOf(AggregateError);
    expect(logged).toMatchObject([{ message: 'page not rendered', page: 'broken' }]);
  });

  it('removes pages that nothing is drawn on any more, when everything is drawn and nothing failed', async () => {
    const changes = { ...nothing, everything: true };
    expect((await render([page('new')], { changes })).files).toEqual({ new: 'new' });
    expect((await render([page('new')])).files).toMatchObject({ old: 'old' });
    expect((await render([page('new'), broken('broken')], { changes })).files).toMatchObject({ old: 'old' });
  });

  it('fails too when a page cannot be stored', async () => {
    const { files, result } = await render([page('broken'), page('new')], { refusing: 'broken' });
    expect(files).toMatchObject({ broken: 'old', new: 'new' });
    expect(result).toBeInstanceOf(AggregateError);
  });
});
