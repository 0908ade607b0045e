const breaks = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;
const directionControls = /[\u202A-\u202E\u2066-\u2069]/g;

/** What is pasted into a field of one line, without the line breaks and invisible controls that the contract refuses. */
export const oneLine = (value: string): string => value.replace(breaks, ' ').replace(directionControls, '');
