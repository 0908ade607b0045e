/** Reports in a minute, for an instance of the function: of a visitor, and of all visitors of an address. */
export const mostReports = { visitor: 30, address: 120 } as const;
