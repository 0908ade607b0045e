import type { ReactNode } from 'react';
import { Shoe } from '#web/features/catalog/components/shoe.tsx';

/** Company for the words; it stands for no model. */
const rehearsalShoe = { drawstring: true, unconfirmed: [] };

/** One column of words or a form, and a shoe that waits beside it. */
export const ShoeStage = ({ children }: { children: ReactNode }) => (
  <div className="wrap notice-stage">
    <div className="notice">{children}</div>
    <div className="stage">
      <Shoe className="shoe stage-shoe" attributes={rehearsalShoe} />
    </div>
  </div>
);
