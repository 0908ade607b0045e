/** The server's own name of a mail in letters that an address may hold, and back. */
export const idOf = (uid: string): string => Buffer.from(uid, 'latin1').toString('base64url');
export const uidOf = (id: string): string => Buffer.from(id, 'base64url').toString('latin1');
