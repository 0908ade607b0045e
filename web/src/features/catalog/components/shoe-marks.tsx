import type { ShoeAttributes } from '#contracts/catalog/endpoints.ts';
import { drawnAttributes } from '../model/attribute-rows.ts';
import { shoeBox, shoeGeometry } from '../model/shoe-geometry.ts';

/** Numbers beside the parts of which something is known. The list beside the drawing explains them. */
export const ShoeMarks = ({ attributes }: { attributes: ShoeAttributes }) => {
  const { throatY, platformHalf, marks: at } = shoeGeometry(attributes);
  const { centre, floor } = shoeBox;
  const lines = {
    throat: { from: at.throat, to: [204, at.throat[1] - 16] },
    vampLength: { from: [centre + 4, throatY + 24], to: [222, throatY + 14] },
    wingHeight: { from: at.wing, to: [26, at.wing[1] - 22] },
    boxTaper: { from: at.box, to: [220, at.box[1] - 6] },
    platformWidth: { from: [centre - platformHalf + 6, floor], to: [30, floor - 18] },
  } as const;
  const marks = drawnAttributes.filter((name) => attributes[name] !== undefined).map((name) => lines[name]);
  return (
    <g className="shoe-marks">
      {marks.map(({ from, to }, index) => (
        <g key={to.join()}>
          <path className="shoe-mark-halo" d={`M${from.join(' ')}L${to.join(' ')}`} />
          <path d={`M${from.join(' ')}L${to.join(' ')}`} />
          <circle className="shoe-mark-dot" cx={from[0]} cy={from[1]} r="2" />
          <circle cx={to[0]} cy={to[1]} r="11" />
          <text x={to[0]} y={to[1]} dy="0.36em">
            {index + 1}
          </text>
        </g>
      ))}
    </g>
  );
};
