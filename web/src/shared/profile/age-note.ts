export type AgeNote = 'child' | 'youth';

/** Whom to ask along: under 12 a parent and a teacher decide together, under 16 a teacher helps. `birthDate` is `yyyy-mm-dd`. */
export const ageNote = (birthDate: string, today: string): AgeNote | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthDate) || birthDate > today) return undefined;
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  // The birthday of this year is still to come where its month and day are later in the year.
  const age = today.slice(5) < birthDate.slice(5) ? years - 1 : years;
  if (age < 12) return 'child';
  return age < 16 ? 'youth' : undefined;
};
