/** A field that can be filled in on a page before the app has started. */
export type PageField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
