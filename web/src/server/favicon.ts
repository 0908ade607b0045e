/** The mark of the header, alone. */
const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 0 56 56"><path d="M12.6 53.4C10.6 46 7.4 40 7.4 32.6C7.4 25 10.6 20.4 12 14C12.4 22 12.8 29.6 16 29.6C19.2 29.6 19.6 22 20 14C21.4 20.4 24.6 25 24.6 32.6C24.6 40 21.4 46 19.4 53.4Z" fill="#efc4b8" stroke="#8c2f4b" stroke-width="1.6" stroke-linejoin="round"/><path d="M12 14C13.5 9.5 18.5 7.5 20.5 2.5M20 14C18.5 9.5 13.5 7.5 11.5 2.5" fill="none" stroke="#8c2f4b" stroke-width="1.8" stroke-linecap="round"/></svg>`;

/** Escaped by `encodeURIComponent`, although such an address may have them: most of it is then the same text as the mark in the header. */
const allowed = /%(?:20|22|2F|3A|3D)/g;

/** As a data address: a separate file would be one more request beside the page's picture. It goes between single quotes. */
export const favicon = `data:image/svg+xml,${encodeURIComponent(mark).replace(allowed, decodeURIComponent)}`;
