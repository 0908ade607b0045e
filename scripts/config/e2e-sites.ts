/** The two products that the journeys share; hostile content and the settings of pages have one each. */
const on = (port: number) => ({ port, url: `http://localhost:${port}` });
export const site = on(8099);
/** Where content that all readers see is changed, while other tests rely on it in the first. */
export const editedSite = on(8098);
