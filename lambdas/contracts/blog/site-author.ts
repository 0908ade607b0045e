/** The author of a post until another one is entered; readers see the name of the site in its place. */
export const siteAuthor = 'Pointe Shoes';
