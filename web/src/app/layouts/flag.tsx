import type { ReactNode } from 'react';
import type { Language } from '#contracts/text/language.ts';

const band = (colour: string, { x = 0, y = 0, width = 18, height = 12 }) => (
  <path fill={colour} d={`M${x} ${y}h${width}v${height}H${x}z`} />
);

const flags: Record<Language, ReactNode> = {
  he: (
    <>
      {band('#fff', {})}
      {band('#2a5bb8', { y: 1.4, height: 1.7 })}
      {band('#2a5bb8', { y: 8.9, height: 1.7 })}
      <path d="M9 3.9l1.8 3.1H7.2zM9 8.1L7.2 5h3.6z" fill="none" stroke="#2a5bb8" strokeWidth=".5" />
    </>
  ),
  en: (
    <>
      {band('#24386f', {})}
      <path d="M0 0l18 12M18 0L0 12" stroke="#fff" strokeWidth="2.4" />
      <path d="M0 0l18 12M18 0L0 12" stroke="#c33a3f" strokeWidth=".9" />
      <path d="M9 0v12M0 6h18" stroke="#fff" strokeWidth="4" />
      <path d="M9 0v12M0 6h18" stroke="#c33a3f" strokeWidth="2.2" />
    </>
  ),
  ru: (
    <>
      {band('#fff', {})}
      {band('#2f4fa3', { y: 4, height: 4 })}
      {band('#c93a3a', { y: 8, height: 4 })}
    </>
  ),
  fr: (
    <>
      {band('#fff', {})}
      {band('#2f4fa3', { width: 6 })}
      {band('#c93a3a', { x: 12, width: 6 })}
    </>
  ),
  es: (
    <>
      {band('#b8322f', {})}
      {band('#e9b93a', { y: 3, height: 6 })}
    </>
  ),
};

/** Decoration beside a language's name; the name carries the meaning. */
export const Flag = ({ language }: { language: Language }) => (
  <svg className="flag" viewBox="0 0 18 12" width="18" height="12" aria-hidden="true">
    {flags[language]}
  </svg>
);
