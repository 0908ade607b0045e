import { useEffect, useRef } from 'react';
import { openDocument } from '#web/shared/mail-frame/preview-document.ts';
import { showDocument } from '#web/shared/mail-frame/show-document.ts';

interface LetterFrameProps {
  title: string;
  html: string;
}

/** A letter in a frame in which nothing runs, as high as it is. Its links open pages of their own. */
export const LetterFrame = ({ title, html }: LetterFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => (frame.current ? showDocument(frame.current, openDocument(html)) : undefined), [html]);
  // Of the same origin, so that this page may set the styles; without scripts and forms.
  return (
    <iframe
      ref={frame}
      className="letter-frame"
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  );
};
