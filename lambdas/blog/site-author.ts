/** Who signs a post as long as nobody else does. */
export const siteAuthor = 'Pointe Shoes';
