export type Key = 'Enter' | 'Escape' | 'ArrowDown' | 'Tab' | 'Shift' | 'End' | 'Backspace' | 'a';

/** One page of a browser, with storage of its own. */
export interface Tab {
  /** Returns when the new document is there, not when everything in it has come. */
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** A real press of the mouse, in pixels of the viewport. */
  clickAt(x: number, y: number): Promise<void>;
  /** Real keys, one for each character. */
  type(text: string): Promise<void>;
  press(key: Key, modifier?: 'Control' | 'Shift'): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** The faults in the page since the last call: errors, warnings and policy violations. */
  faults(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Engine {
  /** As the browser names itself. */
  version: string;
  /** Whether it asks for pages in its reader's language. */
  asksInLanguage: boolean;
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}
