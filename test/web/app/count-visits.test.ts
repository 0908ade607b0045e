import { afterEach, expect, it, vi } from 'vitest';
import { countVisits } from '#web/app/count-visits.ts';

afterEach(() => void vi.unstubAllGlobals());

it('a post is read under the address under which it was opened, whatever the app has made of that', () => {
  let comeNear: (entries: { isIntersecting: boolean }[]) => void = () => {};
  const noted: unknown[] = [];
  vi.stubGlobal('window', { visitEvents: noted });
  vi.stubGlobal('location', { pathname: encodeURI('/blog/כמה-קשיח') });
  vi.stubGlobal('performance', {
    getEntriesByType: () => [{ name: 'https://dance.example/blog/how-hard-a-shank?lang=he' }],
  });
  vi.stubGlobal('document', { querySelector: () => ({}) });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: typeof comeNear) {
        comeNear = seen;
      }
      observe() {}
      disconnect() {}
    },
  );
  countVisits({ subscribe: () => () => {} } as never);
  comeNear([{ isIntersecting: false }]);
  expect(noted).toEqual([]);
  comeNear([{ isIntersecting: true }]);
  expect(noted).toEqual([{ kind: 'read', path: '/blog/how-hard-a-shank' }]);
});
