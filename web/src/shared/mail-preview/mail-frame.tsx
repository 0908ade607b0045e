import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { previewDocument } from '../mail-frame/preview-document.ts';
import { showDocument } from '../mail-frame/show-document.ts';

const Frame = styled('iframe')({ display: 'block', width: '100%', minHeight: 480, border: 0 });

interface MailFrameProps {
  title: string;
  html: string;
  scheme: 'light' | 'dark';
}

/** A mail in a frame in which nothing runs. It is as high as the mail. */
export const MailFrame = ({ title, html, scheme }: MailFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(
    () => (frame.current ? showDocument(frame.current, previewDocument(html, scheme)) : undefined),
    [html, scheme],
  );
  // Of the same origin, so that this page may set the styles; without scripts, forms, windows.
  return <Frame ref={frame} title={title} sandbox="allow-same-origin" />;
};
