/** All cached lists of records that several features show. Any change to one of these records invalidates the lists. */
export const usersKey = ['users'] as const;
export const sessionsKey = ['sessions'] as const;
export const readersKey = ['readers'] as const;
