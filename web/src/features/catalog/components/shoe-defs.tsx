/**
 * The satin, the light and the fading leg, shared by every drawing of a page under fixed ids. Colours come from the
 * theme's tokens where there is a page, else from the fallbacks (a drawing of its own, as an image).
 */
const Stop = ({ at, name, fallback, opacity }: { at: number; name: string; fallback: string; opacity?: number }) => (
  <stop
    offset={at}
    stopColor={`var(--${name}, ${fallback})`}
    {...(opacity === undefined ? {} : { stopOpacity: opacity })}
  />
);
const deep = { name: 'satin-deep', fallback: '#d99f92' };
const middle = { name: 'satin', fallback: '#efc4b8' };
const light = { name: 'satin-light', fallback: '#f9e2d9' };
const skinDeep = { name: 'tights-deep', fallback: '#e3c5b4' };
const skin = { name: 'tights', fallback: '#f3dfd2' };

export const ShoeDefs = () => (
  <defs>
    <linearGradient id="shoe-satin" x1="0" x2="1" y1="0" y2="0.06">
      <Stop at={0} {...deep} />
      <Stop at={0.13} {...middle} />
      <Stop at={0.34} {...light} />
      <Stop at={0.52} {...light} />
      <Stop at={0.78} {...middle} />
      <Stop at={0.94} {...deep} />
      <Stop at={1} {...middle} />
    </linearGradient>
    <linearGradient id="shoe-shade" x1="0" x2="0" y1="0" y2="1">
      <Stop at={0} {...deep} opacity={0.5} />
      <Stop at={0.3} {...deep} opacity={0} />
      <Stop at={0.82} {...deep} opacity={0} />
      <Stop at={1} {...deep} opacity={0.55} />
    </linearGradient>
    <radialGradient id="shoe-sheen">
      <stop offset="0" stopColor="#fff" stopOpacity="0.85" />
      <stop offset="0.5" stopColor="#fff" stopOpacity="0.28" />
      <stop offset="1" stopColor="#fff" stopOpacity="0" />
    </radialGradient>
    <linearGradient id="shoe-tights" x1="0" x2="1" y1="0" y2="0">
      <Stop at={0} {...skinDeep} />
      <Stop at={0.38} {...skin} />
      <Stop at={0.62} {...skin} />
      <Stop at={1} {...skinDeep} />
    </linearGradient>
    <radialGradient id="shoe-shadow">
      <stop offset="0" stopColor="#2b1d22" stopOpacity="0.32" />
      <stop offset="1" stopColor="#2b1d22" stopOpacity="0" />
    </radialGradient>
    <linearGradient id="shoe-fade-light" x1="0" x2="0" y1="0" y2="1">
      <stop offset="0.04" stopColor="#fff" stopOpacity="0" />
      {/* On a dark background a half-transparent leg looks brown, so it fades out sooner. */}
      <stop offset="0.36" stopColor="#fff" stopOpacity="var(--leg-fade, 0.55)" />
      <stop offset="0.62" stopColor="#fff" />
    </linearGradient>
    <mask id="shoe-fade" maskUnits="userSpaceOnUse" x="60" y="0" width="120" height="170">
      <rect x="60" y="0" width="120" height="170" fill="url(#shoe-fade-light)" />
    </mask>
  </defs>
);

/** Rendered once in each screen that draws shoes, before them; takes no space. Not `display: none`, which would disable the gradients. */
export const ShoeDefsSprite = () => (
  <svg className="shoe-defs" width="0" height="0" aria-hidden="true" focusable="false">
    <ShoeDefs />
  </svg>
);
