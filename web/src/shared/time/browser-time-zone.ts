/** The IANA name of the zone that this device is set to. */
export const browserTimeZone = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone;
