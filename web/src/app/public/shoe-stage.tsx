import type { ReactNode } from 'react';
import { Shoe } from '#web/features/catalog/components/shoe.tsx';
import { ShoeDefsSprite } from '#web/features/catalog/components/shoe-defs.tsx';

/** A decorative shoe beside the words; it depicts no model. */
const rehearsalShoe = { drawstring: true, unconfirmed: [] };

/** One column of words or a form, with a decorative shoe beside it. */
export const ShoeStage = ({ children }: { children: ReactNode }) => (
  <div className="wrap notice-stage">
    <ShoeDefsSprite />
    <div className="notice">{children}</div>
    <div className="stage">
      <Shoe className="shoe stage-shoe" attributes={rehearsalShoe} />
    </div>
  </div>
);
