import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a step that replaces another one. It takes the focus, so that a screen reader continues from here. */
export const StepTitle = ({ children }: { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1}>
      {children}
    </h3>
  );
};
