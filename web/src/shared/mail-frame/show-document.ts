import { applyStyles, type FrameDocument } from './preview-document.ts';
import { trustedDocument } from './trusted-document.ts';

/** Shows a mail in a frame, which is as high as the mail then. @returns how to stop following it. */
export const showDocument = (frame: HTMLIFrameElement, { html, css }: FrameDocument): (() => void) => {
  const fit = () => {
    applyStyles(frame, css);
    frame.style.height = `${frame.contentDocument?.documentElement.scrollHeight ?? 0}px`;
  };
  frame.addEventListener('load', fit);
  frame.srcdoc = trustedDocument(html);
  return () => frame.removeEventListener('load', fit);
};
