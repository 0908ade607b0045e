/** The author of a post until somebody enters another one. */
export const siteAuthor = 'Pointe Shoes';
