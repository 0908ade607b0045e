import type { ReactNode } from 'react';
import type { ShoeAttributes } from '#contracts/catalog/endpoints.ts';
import { type ShoeGeometry, shoeBox, shoeGeometry } from '../model/shoe-geometry.ts';

const deep = 'var(--satin-deep, #d99f92)';
const line = 'var(--satin-line, #b97868)';
const light = 'var(--satin-light, #f9e2d9)';

/** Two bands that cross over the instep and one around the ankle. */
const Ribbons = () => (
  <g mask="url(#shoe-fade)" fill="url(#shoe-satin)" stroke={line} strokeWidth="0.5" strokeOpacity="0.5">
    <path d="M87 171C95 147 120 126 149 113L147.5 98C116 111 91 130 86.5 149Z" />
    <path d="M153 171C145 147 120 126 91 113L92.5 98C124 111 149 130 153.5 149Z" />
    <path d="M93 99Q120 110 147 99L146 85Q120 96 94 85Z" />
  </g>
);

const Wings = ({ wings }: Pick<ShoeGeometry, 'wings'>) => (
  <>
    <path d={wings.map(({ panel }) => panel).join('')} fill={deep} fillOpacity="0.42" />
    <path d={wings.map(({ edge }) => edge).join('')} fill="none" stroke={line} strokeWidth="1.1" strokeOpacity="0.75" />
  </>
);

const Bow = ({ y }: { y: number }) => (
  <path
    d={`M120 ${y + 3}c-5 -6 -14 -5 -13 0s9 4 13 0c5 -6 14 -5 13 0s-9 4 -13 0m0 0l-6 12m6 -12l6 12`}
    fill="none"
    stroke={line}
    strokeWidth="1.3"
    strokeLinecap="round"
  />
);

/**
 * The contents of the drawing's box, so that other drawings can stand several shoes side by side. Lines of one kind are
 * one path: a page shows many shoes, and each element costs time before the first paint.
 */
export const ShoeShape = ({ attributes }: { attributes: ShoeAttributes }) => {
  const shape = shoeGeometry(attributes);
  const { centre, floor } = shoeBox;
  return (
    <>
      <ellipse cx={centre} cy={floor + 4} rx={shape.platformHalf + 44} ry="9" fill="url(#shoe-shadow)" />
      <path d={shape.leg} fill="url(#shoe-tights)" mask="url(#shoe-fade)" />
      <path
        d={shape.throat}
        fill="url(#shoe-tights)"
        stroke="var(--tights-deep, #e3c5b4)"
        strokeWidth="8"
        strokeOpacity="0.7"
      />
      <path d={shape.body} fill="url(#shoe-satin)" />
      <path d={shape.body} fill="url(#shoe-shade)" />
      {shape.wings.length > 0 && <Wings wings={shape.wings} />}
      <ellipse
        cx={centre - 10}
        cy={(shape.throatY + floor) / 2 - 2}
        rx={shape.forefootHalf * 0.3}
        ry={(floor - shape.throatY) * 0.46}
        fill="url(#shoe-sheen)"
      />
      <path d={shape.throat} fill="none" stroke={line} strokeWidth="3" strokeOpacity="0.85" strokeLinecap="round" />
      <path d={shape.throat} fill="none" stroke={light} strokeWidth="1" strokeLinecap="round" />
      {shape.hasBow && <Bow y={shape.throatY} />}
      <path d={shape.pleats} fill="none" stroke={line} strokeWidth="1" strokeOpacity="0.5" strokeLinecap="round" />
      <path d={shape.platform} fill={light} stroke={line} strokeWidth="0.8" strokeOpacity="0.6" />
      <Ribbons />
    </>
  );
};

interface ShoeProps {
  attributes: ShoeAttributes;
  /** The description of the drawing, for those who do not see it; without it the drawing is decoration. */
  label?: string | undefined;
  className?: string;
  children?: ReactNode;
}

/** The drawing of a shoe. Its colours need `ShoeDefsSprite` somewhere in the page. */
export const Shoe = ({ attributes, label, className = 'shoe', children }: ShoeProps) => (
  <svg
    className={className}
    viewBox={`0 0 ${shoeBox.width} ${shoeBox.height}`}
    width={shoeBox.width}
    height={shoeBox.height}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <ShoeShape attributes={attributes} />
    {children}
  </svg>
);
