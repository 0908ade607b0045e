/** The administrator of every test product. */
export const administrator = { username: 'admin', password: 'A-stage-of-our-own!' };
