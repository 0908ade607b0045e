import type { i18n as I18n } from 'i18next';
import { currentLanguage } from '../../i18n/i18n.ts';
import { loadTexts } from '../../i18n/lazy-texts.ts';
import { onSessionChange } from '../../session/session.ts';
import { lostChanges } from '../lost-changes.ts';
import { outboxTexts } from './texts.ts';

/** Looks like the bar about missing code, and stands in its place. */
const newBar = (sentence: string, close: string): HTMLElement => {
  const bar = document.createElement('div');
  bar.className = 'missing-code';
  bar.role = 'alert';
  const text = document.createElement('p');
  text.textContent = sentence;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.textContent = close;
  button.addEventListener('click', lostChanges.forget);
  bar.append(text, button);
  return bar;
};

/** Says that changes are gone and have to be made again, until their user has read it. Returns how to stop. */
export const showLost = (i18n: I18n): (() => void) => {
  let bar: HTMLElement | undefined;
  const draw = async () => {
    const language = currentLanguage(i18n);
    if (lostChanges.count() > 0) await loadTexts(i18n, language, [outboxTexts]);
    bar?.remove();
    const count = lostChanges.count();
    bar = count > 0 ? newBar(i18n.t('outbox:lost', { count }), i18n.t('outbox:close')) : undefined;
    if (bar) document.body.append(bar);
  };
  const redraw = () => void draw().catch(console.error);
  redraw();
  i18n.on('languageChanged', redraw);
  const stops = [lostChanges.subscribe(redraw), onSessionChange(redraw), () => i18n.off('languageChanged', redraw)];
  return () => {
    for (const stop of stops) stop();
  };
};
