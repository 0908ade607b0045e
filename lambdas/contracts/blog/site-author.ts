/** The author of a post until somebody enters another one; readers see the name of the site in its place. */
export const siteAuthor = 'Pointe Shoes';
