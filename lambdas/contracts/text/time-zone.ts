/** Whether it is the IANA name of a zone, which knows of summer time; an offset such as `+02:00` does not. */
export const isTimeZone = (value: string): boolean => {
  try {
    return /^[A-Za-z]/.test(value) && new Intl.DateTimeFormat('en', { timeZone: value }) !== undefined;
  } catch {
    return false;
  }
};
